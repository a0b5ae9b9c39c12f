import { addDays } from '../tours/dates.ts'
import { type Departure, departure, nightsOf } from '../tours/departures.ts'
import type { TourTemplate } from '../tours/tour.ts'
import { isOwnRoute } from './own-route.ts'

const lastPlaces = 2
const individualPlaces = 16

const everyDay = (tour: TourTemplate, date: string): Departure => ({
  date,
  endDate: addDays(date, nightsOf(tour)),
  capacity: individualPlaces,
  placesLeft: individualPlaces,
  status: 'open',
  guaranteed: true,
})

/** Trips that play a situation and routes of one's own never fill up, except the one about the last places. */
export function departureOf(tour: TourTemplate, date: string): Departure | undefined {
  const on = isOwnRoute(tour) ? everyDay(tour, date) : departure(tour, date)
  if (!on || !tour.scenario) return on
  if (tour.scenario === 'last-places') return { ...on, placesLeft: lastPlaces, status: 'few' }
  return { ...on, placesLeft: on.capacity, status: 'open' }
}

export const everFull = (tour: TourTemplate): boolean => !isOwnRoute(tour) && (!tour.scenario || tour.scenario === 'last-places')
