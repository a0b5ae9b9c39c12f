import { fold } from '../../src/shared/catalogue/fold.ts'
import { countries, countryName } from './countries.ts'
import { themes } from './phrases/themes.ts'
import { placeByKey } from './places/places.ts'
import { regions } from './regions.ts'
import type { TourTemplate } from './tour.ts'
import type { Language } from './vocabulary.ts'

export const countriesOf = (tour: TourTemplate) => [...new Set(tour.stops.map(({ place }) => placeByKey(place).country))]

/** The words by which a tour is found in one language, most telling first. */
export function searchWords(tour: TourTemplate, language: Language): readonly string[] {
  const places = tour.stops.map(({ place }) => placeByKey(place))
  const parts = [
    tour.name[language],
    ...places.flatMap(({ name, localName }) => [name[language], localName]),
    ...countriesOf(tour).map((key) => countryName(countries[key].code, language)),
    regions[tour.region][language],
    ...tour.themes.flatMap((key) => [themes[key].name[language], themes[key].keywords[language]]),
    tour.summary[language],
  ]
  return [...new Set(parts.flatMap((part) => fold(part).split(' ')))].filter(Boolean)
}

export const searchText = (tour: TourTemplate, language: Language): string => searchWords(tour, language).join(' ')
