import { countries } from '../tours/countries.ts'
import { addDays } from '../tours/dates.ts'
import { travelKm, travelMinutes } from '../tours/distance.ts'
import { stays } from '../tours/phrases/stays.ts'
import { type TransportKey, transports } from '../tours/phrases/transports.ts'
import { type PlaceKey, placeByKey } from '../tours/places/places.ts'
import type { Stop } from '../tours/tour.ts'
import type { Language } from '../tours/vocabulary.ts'
import { componentId } from '../trip/identifier.ts'
import { momentAt } from '../trip/moment.ts'
import { isOwnRoute, routeLimits } from '../trip/own-route.ts'
import { endDateOf, type Trip } from '../trip/trip.ts'
import { areaId } from './location-reference.ts'

const setOff = 9 * 60

export function geoLocation(key: PlaceKey, language: Language) {
  const { name, country, lat, lon } = placeByKey(key)
  return {
    name: name[language],
    coordinates: { lat, lon },
    countryCode: countries[country].code,
    locationType: 'Area',
    refId: areaId(key),
  }
}

/** The id of a stop's leg; it stays with the stop when the order changes. */
export const legId = (trip: Pick<Trip, 'id'>, { key }: Pick<Stop, 'key'>, index: number): string =>
  componentId(trip.id, 'leg', key ?? String(index))

export const moduleId = (trip: Pick<Trip, 'id'>): string => componentId(trip.id, 'module')

const transferTypes: Partial<Record<TransportKey, string>> = { train: 'Rail', bus: 'Road', ferry: 'Boat', boat: 'Boat', flight: 'Flight' }

function connectionsOf(trip: Trip, id: string, from: PlaceKey, { place, by }: Stop, startDate: string, language: Language) {
  if (!by) return []
  const [here, there] = [placeByKey(from), placeByKey(place)]
  const km = travelKm(here, there)
  const type = transferTypes[by]
  return [
    {
      id: componentId(trip.id, 'connection', id),
      name: `${transports[by].title[language]}: ${here.name[language]} – ${there.name[language]}`,
      connectionType: by === 'flight' ? 'Flight' : by === 'car' ? 'RentalCar' : 'Transfer',
      ...(type && { transferType: type }),
      startLocation: geoLocation(from, language),
      endLocation: geoLocation(place, language),
      startDateTime: momentAt(startDate, setOff, here.zone),
      endDateTime: momentAt(startDate, setOff + travelMinutes(km, by), there.zone),
      distance: km,
    },
  ]
}

function legsOf(trip: Trip, language: Language) {
  let night = 0
  const mayChange = isOwnRoute(trip.tour)
  return trip.tour.stops.map((stop, index) => {
    const { place, nights, stay } = stop
    const startDate = addDays(trip.startDate, night)
    night += nights
    const { name, coordinates, countryCode } = geoLocation(place, language)
    const area = areaId(place)
    const id = legId(trip, stop, index)
    const before = trip.tour.stops[index - 1]
    return {
      id,
      startDate,
      connections: before ? connectionsOf(trip, id, before.place, stop, startDate, language) : [],
      stop: {
        stopLocation: { id: area, name, countryCode, coordinates, locationType: 'Area', timezone: placeByKey(place).zone },
        area: { id: area, name, coordinates },
        areaDescription: { id: area, keySentence: stays[stay].text[language] },
        nights,
        minNights: mayChange ? 1 : nights,
        maxNights: mayChange ? routeLimits.mostNights : nights,
        startDate,
        accommodations: [],
      },
    }
  })
}

/** The route as one module; the checkout and the planner tell it alike. */
export function routeOf(trip: Trip, language: Language) {
  const [first] = trip.tour.stops
  const last = trip.tour.stops.at(-1)
  if (!first || !last) throw new RangeError(`tour ${trip.tour.id} has no stops`)
  const startLocation = geoLocation(first.place, language)
  const endLocation = geoLocation(last.place, language)
  return {
    startLocation,
    endLocation,
    modules: [
      {
        id: moduleId(trip),
        startLocation,
        endLocation,
        moduleType: 'Tour',
        legs: legsOf(trip, language),
        supportsRouteBuilder: isOwnRoute(trip.tour),
      },
    ],
    availabilities: { useStartDateRange: false, availabilities: [{ startDate: trip.startDate, endDate: endDateOf(trip) }] },
  }
}
