import type { SearchIndex } from '../../shared/catalogue/search-index.ts'
import { corrected, searchWords } from '../../shared/catalogue/search-words.ts'
import { type TourSearchQuery, toursPerPage } from '../../shared/provider/discovery.ts'
import { facetsOf } from './facets.ts'
import { facetNames, fitting, fittingBut, judge, wantedOf } from './filters.ts'
import { namesOf } from './names.ts'
import { type Row, rowsOf, toSummary } from './rows.ts'
import type { CatalogueStandpoint } from './standpoint.ts'

const nearestShown = 6

/** The earlier the text in which a word begins, the more it says. */
const weightOf = ({ texts }: Row, word: string): number => {
  const at = texts.findIndex((text) => text.includes(` ${word}`))
  return at < 0 ? 0 : texts.length - at
}

/** Tours that have all words, or any of them; those that have them in their title first. */
function withWords(rows: readonly Row[], words: readonly string[], joined: 'all' | 'any'): readonly Row[] {
  const weighed = rows.flatMap((row) => {
    const weights = words.map((word) => weightOf(row, word))
    const isFound = joined === 'all' ? weights.every(Boolean) : weights.some(Boolean)
    return isFound && words.length > 0 ? [{ row, weight: weights.reduce((sum, weight) => sum + weight, 0) }] : []
  })
  return weighed.sort((a, b) => b.weight - a.weight).map(({ row }) => row)
}

function inOrder(rows: readonly Row[], sort: TourSearchQuery['sort']): readonly Row[] {
  const by = (value: (row: Row) => number) => rows.toSorted((a, b) => value(a) - value(b))
  switch (sort) {
    case 'price':
      return by(({ fromPrice }) => fromPrice)
    case '-price':
      return by(({ fromPrice }) => -fromPrice)
    case 'nights':
      return by(({ tour }) => tour.nights)
    case '-nights':
      return by(({ tour }) => -tour.nights)
    case 'departure':
      return by(({ next }) => Date.parse(next))
    case 'recommended':
      return rows
  }
}

/** Any of the words, else all filters but the one that leaves most. */
function nearest(all: readonly Row[], words: readonly string[], rows: readonly Row[], query: TourSearchQuery): readonly Row[] {
  const anyWord = fitting(judge(withWords(all, words, 'any'), query))
  if (anyWord.length > 0) return anyWord
  const base = rows.length > 0 ? rows : all
  const judged = judge(base, query)
  const loosened = facetNames
    .filter((facet) => wantedOf(query, facet).length > 0)
    .map((facet) => fittingBut(judged, facet))
    .sort((a, b) => b.length - a.length)
  return loosened.find((found) => found.length > 0) ?? base
}

/** A list of tours keeps its order. */
const listed = (rows: readonly Row[], ids: string): readonly Row[] =>
  ids === '' ? rows : ids.split(',').flatMap((id) => rows.find(({ tour }) => tour.id === id) ?? [])

/** What was probably meant, where that finds something. */
function meantBy(index: SearchIndex, all: readonly Row[], query: TourSearchQuery, standpoint: CatalogueStandpoint) {
  const text = corrected(namesOf(index, all, standpoint).words, query.query)
  const rows = text ? withWords(all, searchWords(text), 'all') : []
  return text !== undefined && rows.length > 0 ? { text, rows } : undefined
}

/** The answer of `discovery/tours`. */
export function searchTours(index: SearchIndex, query: TourSearchQuery, standpoint: CatalogueStandpoint) {
  const all = rowsOf(index, standpoint)
  const words = searchWords(query.query)
  const asked = query.query ? withWords(all, words, 'all') : all
  const rows = listed(asked, query.ids)
  const judged = judge(rows, query)
  const found = inOrder(fitting(judged), query.sort)
  const meant = asked.length === 0 && query.query ? meantBy(index, all, query, standpoint) : undefined
  const near = found.length > 0 || query.ids ? [] : nearest(all, meant ? searchWords(meant.text) : words, meant?.rows ?? rows, query)
  // A page past the last one is the last: lists grow shorter.
  const page = Math.min(query.page, Math.max(1, Math.ceil(found.length / toursPerPage)))
  const toSummaries = (some: readonly Row[]) => some.map(({ tour, fromPrice }) => toSummary(tour, fromPrice, standpoint.market.currency))
  return {
    total: found.length,
    page,
    pageSize: toursPerPage,
    tours: toSummaries(found.slice((page - 1) * toursPerPage, page * toursPerPage)),
    facets: facetsOf(index, { judged, all }, query, standpoint),
    nearest: toSummaries(near.slice(0, nearestShown)),
    ...(meant && { corrected: meant.text }),
  }
}
