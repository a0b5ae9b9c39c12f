import { slips } from '../../shared/catalogue/edit-distance.ts'
import { fold } from '../../shared/catalogue/fold.ts'
import type { SearchIndex } from '../../shared/catalogue/search-index.ts'
import { namesOf } from './names.ts'
import type { Row } from './rows.ts'
import type { CatalogueStandpoint } from './standpoint.ts'

const mostPlaces = 4
const mostTours = 4
const shortest = 2

/** 0 begins so · 1 a word in it begins so · 2 each word typed begins one in it; undefined: none of these. */
function rank(typed: string, name: string): number | undefined {
  if (name.startsWith(typed)) return 0
  if (name.includes(` ${typed}`)) return 1
  const words = name.split(' ')
  return typed.split(' ').every((part) => words.some((word) => word.startsWith(part))) ? 2 : undefined
}

/** A slip or two away, the whole name or a word of it. */
const nearly = (typed: string, name: string): number | undefined =>
  [name, ...name.split(' ')].map((part) => slips(typed, part, true)).find((count) => count !== undefined)

function best<T extends { names: readonly string[] }>(of: readonly T[], score: (name: string) => number | undefined): T[] {
  const scored = of.flatMap((each) => {
    const scores = each.names.flatMap((name) => score(name) ?? [])
    return scores.length > 0 ? [{ each, score: Math.min(...scores) }] : []
  })
  return scored.sort((a, b) => a.score - b.score).map(({ each }) => each)
}

/** Places and tours whose name begins with what was typed so far, else those that it nearly begins. */
export function suggest(index: SearchIndex, rows: readonly Row[], query: string, standpoint: CatalogueStandpoint) {
  const typed = fold(query)
  if (typed.length < shortest) return { places: [], tours: [] }
  const { places, tours } = namesOf(index, rows, standpoint)
  const isKnown = [...places, ...tours].some(({ names }) => names.some((name) => rank(typed, name) !== undefined))
  const score = (name: string) => (isKnown ? rank : nearly)(typed, name)
  return {
    places: best(places, score)
      .slice(0, mostPlaces)
      .map(({ names: _, ...place }) => place),
    tours: best(tours, score)
      .slice(0, mostTours)
      .map(({ names: _, ...tour }) => tour),
  }
}
