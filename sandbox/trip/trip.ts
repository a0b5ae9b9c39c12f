import { addDays } from '../tours/dates.ts'
import { nightsOf } from '../tours/departures.ts'
import type { Currency, Room } from '../tours/prices.ts'
import type { ScenarioKey } from '../tours/scenarios.ts'
import type { TourTemplate } from '../tours/tour.ts'
import type { TripChanges } from './trip-changes.ts'

/** What an itinerary is made from; everything else about it is computed. */
export interface Trip {
  readonly id: string
  readonly tour: TourTemplate
  readonly startDate: string
  readonly rooms: readonly Room[]
  readonly currency: Currency
  readonly changes: TripChanges
}

export interface Pax {
  readonly refId: string
  readonly room: number
  readonly age?: number
}

export const endDateOf = ({ tour, startDate }: Trip): string => addDays(startDate, nightsOf(tour))

export const paxOf = ({ rooms }: Pick<Trip, 'rooms'>): readonly Pax[] =>
  rooms
    .flatMap(({ adults, childAges = [] }, room) => [
      ...Array.from({ length: adults }, () => ({ room })),
      ...childAges.map((age) => ({ room, age })),
    ])
    .map((pax, index) => ({ refId: `pax-${index + 1}`, ...pax }))

export const plays = (trip: Trip, scenario: ScenarioKey): boolean => trip.tour.scenario === scenario

export const hasRentalCar = (tour: TourTemplate): boolean => tour.included.includes('hire-car') || tour.stops.some(({ by }) => by === 'car')
