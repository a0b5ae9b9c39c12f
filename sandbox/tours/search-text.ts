import { countries, countryName } from './countries.ts'
import { themes } from './phrases/themes.ts'
import { placeByKey } from './places/places.ts'
import { regions } from './regions.ts'
import type { Language, TourTemplate } from './tour.ts'

const letters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', å: 'a', ß: 'ss', ł: 'l', đ: 'd', œ: 'oe', ð: 'd', þ: 'th' }

/** Lower case, without diacritics, words separated by one space. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[øæåßłđœðþ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

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
