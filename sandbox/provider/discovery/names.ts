import { fold } from '../../../src/shared/catalogue/fold.ts'
import { tours } from '../../tours/catalogue.ts'
import { type CountryKey, countries, countryName } from '../../tours/countries.ts'
import { themes } from '../../tours/phrases/themes.ts'
import { type PlaceKey, placeByKey } from '../../tours/places/places.ts'
import { regions } from '../../tours/regions.ts'
import { countriesOf } from '../../tours/search-text.ts'
import type { TourTemplate } from '../../tours/tour.ts'
import type { Language, RegionKey } from '../../tours/vocabulary.ts'

type PlaceKind = 'region' | 'country' | 'place'
type Named = { readonly label: string /** Folded, in the language and as locals write it. */; readonly names: readonly string[] }
export type PlaceName = Named & { readonly kind: PlaceKind; readonly key: string; readonly count: number }
export type TourName = Named & { readonly tour: TourTemplate }
type Names = {
  readonly places: readonly PlaceName[]
  readonly tours: readonly TourName[] /** How the words of all names are written, by their folded form. */
  readonly words: ReadonlyMap<string, string>
}

const known = new Map<Language, Names>()

const named = (label: string, ...others: readonly string[]): Named => ({ label, names: [...new Set([label, ...others].map(fold))] })

function countBy<Key extends string>(keysOf: (tour: TourTemplate) => readonly Key[]): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>()
  for (const tour of tours) for (const key of new Set(keysOf(tour))) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const inRegions = countBy<RegionKey>((tour) => [tour.region])
const inCountries = countBy<CountryKey>(countriesOf)
const inPlaces = countBy<PlaceKey>((tour) => tour.stops.map(({ place }) => place))

function makeNames(language: Language): Names {
  const places: PlaceName[] = [
    ...[...inRegions].map(([key, count]) => ({ kind: 'region' as const, key, count, ...named(regions[key][language], regions[key].en) })),
    ...[...inCountries].map(([key, count]) => {
      const { code } = countries[key]
      return { kind: 'country' as const, key, count, ...named(countryName(code, language), countryName(code, 'en')) }
    }),
    ...[...inPlaces].map(([key, count]) => {
      const { name, localName } = placeByKey(key)
      return { kind: 'place' as const, key, count, ...named(name[language], localName, name.en) }
    }),
  ]
  const tourNames = tours.map((tour) => ({ tour, ...named(tour.name[language]) }))
  const words = new Map<string, string>()
  const written = [...places.map(({ label }) => label), ...tours.flatMap((tour) => tour.themes.map((key) => themes[key].name[language]))]
  for (const text of [...written, ...places.flatMap(({ names }) => names), ...tourNames.map(({ label }) => label)])
    for (const word of text.split(/[^\p{L}\p{M}\p{N}]+/u)) if (word && !words.has(fold(word))) words.set(fold(word), word)
  return { places, tours: tourNames, words }
}

/** Everything that has a name, in one language; made once in an isolate. */
export function namesIn(language: Language): Names {
  const names = known.get(language) ?? makeNames(language)
  known.set(language, names)
  return names
}
