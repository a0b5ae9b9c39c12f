import { fold } from '../../shared/catalogue/fold.ts'
import type { SearchIndex } from '../../shared/catalogue/search-index.ts'
import type { Suggestions } from '../../shared/provider/discovery.ts'
import type { Row } from './rows.ts'
import { type CatalogueStandpoint, destinationsOf } from './standpoint.ts'

/** `names`: folded, in the language and in English. */
type Named = { names: readonly string[] }
type Names = {
  /** Most tours first. */
  places: readonly (Suggestions['places'][number] & Named)[]
  tours: readonly (Suggestions['tours'][number] & Named)[]
  /** How the words of all names are written, by their folded form. */
  words: ReadonlyMap<string, string>
}

function countBy(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) for (const key of new Set(keysOf(row))) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function namesIn({ themes }: SearchIndex, rows: readonly Row[], standpoint: CatalogueStandpoint): Names {
  const { regions, countries } = destinationsOf(standpoint)
  const inRegion = countBy(rows, ({ tour }) => [tour.region])
  const inCountry = countBy(rows, ({ tour }) => tour.countries)
  const inPlace = countBy(rows, ({ tour }) => tour.stops.map(({ key }) => key))
  const stops = new Map(rows.flatMap(({ tour }) => tour.stops.map((stop) => [stop.key, stop] as const)))
  const places: Names['places'] = [
    ...regions.map(({ key, label, english }) => ({
      kind: 'region' as const,
      key,
      label,
      names: [fold(label), fold(english)],
      count: inRegion.get(key) ?? 0,
    })),
    ...countries.map(({ key, label, english }) => ({
      kind: 'country' as const,
      key,
      label,
      names: [fold(label), fold(english)],
      count: inCountry.get(key) ?? 0,
    })),
    ...[...stops.values()].map(({ key, name, folded }) => ({
      kind: 'place' as const,
      key,
      label: name,
      names: folded,
      count: inPlace.get(key) ?? 0,
    })),
  ]
  const offered = places.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  const tours = rows.map(({ tour: { id, title, nights } }) => ({ id, title, nights, names: [fold(title)] }))
  const words = new Map<string, string>()
  const written = [...offered.map(({ label }) => label), ...Object.values(themes), ...offered.flatMap(({ names }) => names)]
  for (const text of [...written, ...tours.map(({ title }) => title)])
    for (const word of text.split(/[^\p{L}\p{M}\p{N}]+/u)) if (word && !words.has(fold(word))) words.set(fold(word), word)
  return { places: offered, tours, words }
}

const known = new WeakMap<readonly Row[], Names>()

/** Everything that has a name, in one language; made once in an isolate. */
export function namesOf(index: SearchIndex, rows: readonly Row[], standpoint: CatalogueStandpoint): Names {
  const names = known.get(rows) ?? namesIn(index, rows, standpoint)
  known.set(rows, names)
  return names
}
