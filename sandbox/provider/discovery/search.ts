import { corrected, searchWords } from '../../../src/shared/catalogue/search-words.ts'
import { toursPerPage as pageSize } from '../../../src/shared/provider/discovery.ts'
import type { Language } from '../../tours/vocabulary.ts'
import { facetsOf } from './facets.ts'
import { facetNames, passes, type SearchQuery, wantedOf } from './filters.ts'
import { namesIn } from './names.ts'
import { summaryOfRow, type TourRow } from './tour-summary.ts'

const nearestShown = 6

const allTours = async (db: D1Database): Promise<readonly TourRow[]> =>
  (await db.prepare('select * from tours order by position').all<TourRow>()).results

/** Every word as a prefix; `joined` says whether all or any have to occur. */
async function withWords(db: D1Database, words: readonly string[], joined: 'AND' | 'OR', language: Language): Promise<readonly TourRow[]> {
  if (words.length === 0) return []
  const match = `{${language} en} : (${words.map((word) => `"${word}"*`).join(` ${joined} `)})`
  const found = await db
    .prepare('select tours.* from tours_text join tours using (id) where tours_text match ? order by bm25(tours_text), position')
    .bind(match)
    .all<TourRow>()
  return found.results
}

const fits = (row: TourRow, query: SearchQuery): boolean => facetNames.every((facet) => passes(row, query, facet))

function inOrder(rows: readonly TourRow[], sort: SearchQuery['sort']): readonly TourRow[] {
  const by = (value: (row: TourRow) => number | string, direction = 1) =>
    rows.toSorted((a, b) => (value(a) < value(b) ? -direction : value(a) > value(b) ? direction : 0))
  switch (sort) {
    case 'price':
      return by((row) => row.from_price)
    case '-price':
      return by((row) => row.from_price, -1)
    case 'nights':
      return by((row) => row.nights)
    case '-nights':
      return by((row) => row.nights, -1)
    case 'departure':
      return by((row) => row.next_departure ?? '9999')
    case 'recommended':
      return rows
  }
}

/** Any of the words, else all filters but the one that leaves most. */
async function nearest(db: D1Database, words: readonly string[], rows: readonly TourRow[], query: SearchQuery, language: Language) {
  const anyWord = (await withWords(db, words, 'OR', language)).filter((row) => fits(row, query))
  if (anyWord.length) return anyWord.slice(0, nearestShown)
  const base = rows.length ? rows : await allTours(db)
  const loosened = facetNames
    .filter((facet) => wantedOf(query, facet).length > 0)
    .map((facet) => base.filter((row) => facetNames.every((other) => other === facet || passes(row, query, other))))
    .sort((a, b) => b.length - a.length)
  return (loosened.find((found) => found.length > 0) ?? base).slice(0, nearestShown)
}

/** A list of tours keeps its order. */
const listed = (rows: readonly TourRow[], ids: readonly string[]): readonly TourRow[] =>
  ids.length === 0 ? rows : ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])

/** What was probably meant, where that finds something. */
async function meant(db: D1Database, query: SearchQuery, language: Language) {
  const text = corrected(namesIn(language).words, query.query)
  const rows = text ? await withWords(db, searchWords(text), 'AND', language) : []
  return text && rows.length ? { text, rows } : undefined
}

export async function searchTours(db: D1Database, query: SearchQuery, language: Language) {
  const words = searchWords(query.query)
  const asked = query.query ? await withWords(db, words, 'AND', language) : await allTours(db)
  const rows = listed(asked, query.ids)
  const found = inOrder(
    rows.filter((row) => fits(row, query)),
    query.sort,
  )
  const better = asked.length === 0 && query.query ? await meant(db, query, language) : undefined
  const near =
    found.length || query.ids.length
      ? []
      : await nearest(db, better ? searchWords(better.text) : words, better?.rows ?? rows, query, language)
  const page = Math.max(1, Math.min(query.page, Math.ceil(found.length / pageSize)))
  const toSummaries = (some: readonly TourRow[]) => some.map((row) => summaryOfRow(row, language, query.currency))
  return {
    total: found.length,
    page,
    pageSize,
    tours: toSummaries(found.slice((page - 1) * pageSize, page * pageSize)),
    facets: facetsOf(rows, query, language),
    nearest: toSummaries(near),
    ...(better && { corrected: better.text }),
  }
}
