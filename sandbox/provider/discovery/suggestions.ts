import { z } from 'zod'
import { slips } from '../../../src/shared/catalogue/edit-distance.ts'
import { fold } from '../../../src/shared/catalogue/fold.ts'
import { nightsOf } from '../../tours/departures.ts'
import type { Language } from '../../tours/vocabulary.ts'
import { namesIn } from './names.ts'

export const suggestionsQuery = z.object({ query: z.string().trim().max(200).catch('') })

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

function best<T extends { names: readonly string[] }>(of: readonly T[], score: (name: string) => number | undefined): T[] {
  const scored = of.flatMap((each) => {
    const scores = each.names.map(score).filter((value) => value !== undefined)
    return scores.length ? [{ each, score: Math.min(...scores) }] : []
  })
  return scored.sort((a, b) => a.score - b.score).map(({ each }) => each)
}

/** Places and tours whose name begins with what was typed so far, else those that are a slip or two away (places by how much is there). */
export function suggest(query: string, language: Language) {
  const typed = fold(query)
  if (typed.length < shortest) return { places: [], tours: [] }
  const { places, tours } = namesIn(language)
  const byCount = places.toSorted((a, b) => b.count - a.count)
  const nearly = (name: string) => [name, ...name.split(' ')].map((part) => slips(typed, part, true)).find((count) => count !== undefined)
  const isKnown = [...places, ...tours].some(({ names }) => names.some((name) => rank(typed, name) !== undefined))
  const score = isKnown ? (name: string) => rank(typed, name) : nearly
  return {
    places: best(byCount, score)
      .slice(0, mostPlaces)
      .map(({ kind, key, label, count }) => ({ kind, key, label, count })),
    tours: best(tours, score)
      .slice(0, mostTours)
      .map(({ tour, label }) => ({ id: tour.id, title: label, nights: nightsOf(tour) })),
  }
}
