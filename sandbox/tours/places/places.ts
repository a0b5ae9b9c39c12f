import { type CountryKey, countries } from '../countries.ts'
import { type LocalText, languages, type RegionKey, type SceneKind } from '../vocabulary.ts'
import { africanPlaces } from './africa.ts'
import { americanPlaces } from './americas.ts'
import { asianPlaces } from './asia.ts'
import { centralEuropeanPlaces } from './central-europe.ts'
import { nordicPlaces } from './nordics.ts'
import { oceanianPlaces } from './oceania.ts'
import type { PlaceData } from './place-data.ts'
import { southernEuropeanPlaces } from './southern-europe.ts'
import { westernEuropeanPlaces } from './western-europe.ts'

const data = {
  ...nordicPlaces,
  ...westernEuropeanPlaces,
  ...centralEuropeanPlaces,
  ...southernEuropeanPlaces,
  ...africanPlaces,
  ...asianPlaces,
  ...americanPlaces,
  ...oceanianPlaces,
}

export type PlaceKey = keyof typeof data

export interface Place {
  readonly key: PlaceKey
  readonly localName: string
  readonly name: LocalText
  readonly country: CountryKey
  readonly region: RegionKey
  readonly lat: number
  readonly lon: number
  readonly zone: string
  readonly landscape: readonly SceneKind[]
}

function toPlace(key: PlaceKey, { name, names, country, lat, lon, zone, landscape }: PlaceData): Place {
  const local = Object.fromEntries(languages.map((language) => [language, names?.[language] ?? name])) as LocalText
  const { region, zone: countryZone } = countries[country]
  return { key, localName: name, name: local, country, region, lat, lon, zone: zone ?? countryZone, landscape }
}

export const places: readonly Place[] = Object.entries(data).map(([key, place]) => toPlace(key as PlaceKey, place))

export const isPlace = (key: string): key is PlaceKey => Object.hasOwn(data, key)

const byKey = new Map(places.map((place) => [place.key, place]))

export function placeByKey(key: PlaceKey): Place {
  const place = byKey.get(key)
  if (!place) throw new RangeError(`no such place: ${key}`)
  return place
}
