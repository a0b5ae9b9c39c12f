import { countries } from '../../tours/countries.ts'
import { factsOf } from '../../tours/place-facts.ts'
import { places } from '../../tours/places/places.ts'
import type { Language } from '../../tours/vocabulary.ts'
import { areaId } from '../location-reference.ts'

/** Where a route of one's own may stop, in one region. */
export const placeList = (region: string | undefined, language: Language) => ({
  places: places
    .filter((place) => place.region === region)
    .map(({ key, name, country, lat, lon, landscape }) => {
      const { usualNights, hasStation } = factsOf(key)
      return {
        id: areaId(key),
        name: name[language],
        country,
        countryCode: countries[country].code,
        coordinates: { lat, lon },
        landscapes: landscape,
        usualNights,
        hasStation,
      }
    }),
})
