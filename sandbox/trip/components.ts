import { allocate } from '../money.ts'
import { addDays } from '../tours/dates.ts'
import { dayPlan } from '../tours/day-plan.ts'
import type { ActivityKey } from '../tours/phrases/activities.ts'
import { type StayKey, stays } from '../tours/phrases/stays.ts'
import { type TransportKey, transports } from '../tours/phrases/transports.ts'
import { type PlaceKey, placeByKey } from '../tours/places/places.ts'
import type { Language } from '../tours/vocabulary.ts'
import { changedParts } from './change.ts'
import { componentId } from './identifier.ts'
import { partyPriceIn } from './party-price.ts'
import { endDateOf, hasRentalCar, plays, type Trip } from './trip.ts'
import { applyChanges } from './trip-changes.ts'

interface Part {
  readonly id: string
  readonly name: string
  /** Which stop of the tour, counted from 0. */
  readonly stop: number
  readonly place: PlaceKey
  readonly startDate: string
  readonly endDate: string
  readonly price: number
  /** What the supplier asks more, or less, at the check; part of the price. */
  readonly rise: number
  readonly isSwapped: boolean
}
export interface Accommodation extends Part {
  readonly type: 'Accommodation'
  readonly stay: StayKey
  readonly nights: number
}
export interface Activity extends Part {
  readonly type: 'Activity'
  readonly activity: ActivityKey
}
export interface Journey extends Part {
  readonly type: 'Transport' | 'Transfer'
  readonly by: TransportKey
  readonly from: PlaceKey
  readonly minutes: number
}
export interface RentalCar extends Part {
  readonly type: 'RentalCar'
  readonly days: number
}
export type Component = Accommodation | Activity | Journey | RentalCar

type Computed = 'price' | 'rise' | 'isSwapped'
type Unpriced = Omit<Accommodation, Computed> | Omit<Activity, Computed> | Omit<Journey, Computed> | Omit<RentalCar, Computed>

const scheduled: ReadonlySet<TransportKey> = new Set(['train', 'bus', 'flight'])
const journeyWeight: Readonly<Record<TransportKey, number>> = {
  train: 45,
  bus: 25,
  flight: 150,
  ferry: 35,
  boat: 35,
  car: 0,
  bicycle: 15,
  walk: 5,
}

function staysOf(trip: Trip, language: Language): Unpriced[] {
  let night = 0
  return trip.tour.stops.map(({ key, place, nights, stay }, stop) => {
    const startDate = addDays(trip.startDate, night)
    night += nights
    return {
      type: 'Accommodation',
      id: componentId(trip.id, 'stay', key ?? String(stop)),
      name: `${stays[stay].title[language]}, ${placeByKey(place).name[language]}`,
      stop,
      place,
      startDate,
      endDate: addDays(trip.startDate, night),
      stay,
      nights,
    } as const
  })
}

function daily(trip: Trip, language: Language): Unpriced[] {
  return dayPlan(trip.tour, language).flatMap(({ day, stop, place, activities: done, transport }) => {
    const date = addDays(trip.startDate, day - 1)
    const at = { stop, place, startDate: date, endDate: date }
    const doing = done.map(
      ({ key, title }, index) =>
        ({
          type: 'Activity',
          id: componentId(trip.id, 'activity', String(day), String(index)),
          name: title,
          activity: key,
          ...at,
        }) as const,
    )
    if (!transport || transport.by === 'car') return doing
    const journey = {
      type: scheduled.has(transport.by) ? 'Transport' : 'Transfer',
      id: componentId(trip.id, 'journey', String(day)),
      name: `${transports[transport.by].title[language]}: ${placeByKey(transport.from).name[language]} – ${placeByKey(place).name[language]}`,
      by: transport.by,
      from: transport.from,
      minutes: transport.minutes,
      ...at,
    } as const
    return [journey, ...doing]
  })
}

function car(trip: Trip, language: Language): Unpriced[] {
  const [first] = trip.tour.stops
  if (!first || !hasRentalCar(trip.tour)) return []
  const days = trip.tour.stops.reduce((sum, { nights }) => sum + nights, 0)
  return [
    {
      type: 'RentalCar',
      id: componentId(trip.id, 'car'),
      name: transports.car.title[language],
      stop: 0,
      place: first.place,
      startDate: trip.startDate,
      endDate: endDateOf(trip),
      days,
    },
  ]
}

function weightOf(part: Unpriced, isPlaceholderCar: boolean): number {
  switch (part.type) {
    case 'Accommodation':
      return part.nights * 100
    case 'Activity':
      return 25
    case 'RentalCar':
      return part.days * (isPlaceholderCar ? 0 : 55)
    default:
      return journeyWeight[part.by]
  }
}

/** In the trips about changed prices: by how much of the whole price each of the first stays rises at the check. */
function recheckShares(trip: Trip): readonly number[] {
  if (plays(trip, 'price-changed')) return [0.04]
  if (plays(trip, 'two-changes')) return [0.03, 0.02]
  return plays(trip, 'price-down') ? [-0.03] : []
}

const startRise = (trip: Trip): number => (plays(trip, 'dearer-at-start') ? 6000 : 0)

/** What was booked, where somebody has begun to change it; before a recheck, and as long as nothing was changed, the prices sum to the package price of the departure, but for the trip that is dearer at once. */
export function bookedComponentsOf(trip: Trip, language: Language, isRechecked = false): readonly Component[] {
  const parts = [...staysOf(trip, language), ...car(trip, language), ...daily(trip, language)]
  const { total } = partyPriceIn(trip.tour, trip.startDate, trip.rooms, trip.currency)
  const weights = parts.map((part) => weightOf(part, plays(trip, 'placeholder-car')))
  const prices = allocate(total + startRise(trip), weights)
  const rises = isRechecked ? recheckShares(trip).map((share) => Math.round((total * share) / 100) * 100) : []
  const priced = parts.map((part, index) => {
    const rise = rises[index] ?? 0
    return { ...part, price: (prices[index] ?? 0) + rise, rise, isSwapped: false }
  })
  return applyChanges(priced, trip.changes, language)
}

/** Every bookable part of a trip as it would be booked now. */
export const componentsOf = (trip: Trip, language: Language, isRechecked = false): readonly Component[] =>
  changedParts(trip, bookedComponentsOf(trip, language, isRechecked), language)
