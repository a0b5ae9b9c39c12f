import { type Place, type PlaceKey, placeByKey, places } from '../tours/places/places.ts'

/** The provider's name of a place, such as `Bergen-nordics-norway`. */
export function areaId(key: PlaceKey): string {
  const { name, country, region }: Place = placeByKey(key)
  return [name.en, region, country].map((part) => part.replace(/[^A-Za-z]/g, '')).join('-')
}

const byAreaId = new Map(places.map(({ key }) => [areaId(key), key]))

export const placeOfArea = (id: string): PlaceKey | undefined => byAreaId.get(id)
