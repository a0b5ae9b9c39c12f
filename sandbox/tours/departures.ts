import { chance } from './chance.ts'
import { addDays, eachDay, monthOf, weekdayOf } from './dates.ts'
import { pricePerPerson } from './prices.ts'
import type { TourTemplate } from './tour.ts'

export interface Departure {
  readonly date: string
  readonly endDate: string
  readonly capacity: number
  readonly placesLeft: number
  readonly status: 'open' | 'few' | 'sold-out'
  /** A group that has reached its smallest size, or a journey that needs none. */
  readonly guaranteed: boolean
}

const individualCapacity = 16
const fewPlaces = 3

export const nightsOf = (tour: TourTemplate): number => tour.stops.reduce((sum, stop) => sum + stop.nights, 0)

export function startsOn(tour: TourTemplate, date: string): boolean {
  if (!tour.months.includes(monthOf(date)) || !tour.weekdays.includes(weekdayOf(date))) return false
  return chance('runs', tour.id, date) < (tour.type === 'GroupTour' ? 0.88 : 0.94)
}

function placesLeft(tour: TourTemplate, date: string, capacity: number): number {
  const draw = chance('places', tour.id, date)
  if (draw < 0.09) return 0
  if (draw < 0.23) return 1 + Math.floor(chance('few', tour.id, date) * fewPlaces)
  return Math.min(capacity, fewPlaces + 1 + Math.floor(chance('open', tour.id, date) * (capacity - fewPlaces)))
}

/** Undefined when the tour doesn't start on that day. */
export function departure(tour: TourTemplate, date: string): Departure | undefined {
  if (!startsOn(tour, date)) return undefined
  const capacity = tour.group?.max ?? individualCapacity
  const left = placesLeft(tour, date, capacity)
  return {
    date,
    endDate: addDays(date, nightsOf(tour)),
    capacity,
    placesLeft: left,
    status: left === 0 ? 'sold-out' : left <= fewPlaces ? 'few' : 'open',
    guaranteed: !tour.group || capacity - left >= tour.group.min,
  }
}

/** Start dates from `fromDate` to `toDate`, both included. */
export function departures(tour: TourTemplate, fromDate: string, toDate: string): readonly Departure[] {
  const found: Departure[] = []
  for (const date of eachDay(fromDate, toDate)) {
    const on = departure(tour, date)
    if (on) found.push(on)
  }
  return found
}

/** The cheapest day with places in the year after `today`, in euro cents. */
export function fromPrice(tour: TourTemplate, today: string): number {
  const prices = departures(tour, today, addDays(today, 365))
    .filter(({ status }) => status !== 'sold-out')
    .map(({ date }) => pricePerPerson(tour, date))
  return prices.length ? Math.min(...prices) : tour.price
}
