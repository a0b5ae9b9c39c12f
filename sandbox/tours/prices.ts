import { chance } from './chance.ts'
import { monthOf, weekdayOf } from './dates.ts'
import { stays } from './phrases/stays.ts'
import type { TourTemplate } from './tour.ts'
import type { Month } from './vocabulary.ts'

export const rates = { EUR: 1, GBP: 0.86, NOK: 11.6, SEK: 11.3, DKK: 7.46 } as const
export type Currency = keyof typeof rates

export interface Room {
  readonly adults: number
  readonly childAges?: readonly number[]
}

const fiveEuro = 500
const wholeEuro = 100

const roundTo = (cents: number, step: number): number => Math.round(cents / step) * step

const next = (month: Month): number => (month % 12) + 1

function seasonFactor(tour: TourTemplate, month: Month): number {
  if (tour.peak.includes(month)) return 1.18
  return tour.peak.some((peak) => next(peak) === month || next(month) === peak) ? 1.07 : 1
}

function isHoliday(date: string): boolean {
  const day = date.slice(5)
  return day >= '12-20' || day <= '01-02'
}

/** Euro cents for one adult in a double room; never below the price of the tour. */
export function pricePerPerson(tour: TourTemplate, startDate: string): number {
  const weekend = weekdayOf(startDate) >= 5 ? 1.03 : 1
  const holiday = isHoliday(startDate) ? 1.12 : 1
  const drift = 1 + chance('price', tour.id, startDate.slice(0, 7)) * 0.03 + chance('price', tour.id, startDate) * 0.02
  return roundTo(tour.price * seasonFactor(tour, monthOf(startDate)) * weekend * holiday * drift, fiveEuro)
}

/** What one adult alone in a room pays on top, in euro cents. */
export const singleSupplement = (tour: TourTemplate): number =>
  tour.stops.reduce((sum, stop) => sum + stop.nights * stays[stop.stay].singleCents, 0)

/** Under 2 a tenth, 2 to 11 seven tenths, from 12 the adult price. */
export function childPrice(adultCents: number, age: number): number {
  if (age < 2) return roundTo(adultCents * 0.1, wholeEuro)
  return age < 12 ? roundTo(adultCents * 0.7, wholeEuro) : adultCents
}

/** Euro cents for everyone in the rooms together. */
export function partyPrice(tour: TourTemplate, startDate: string, rooms: readonly Room[]): number {
  const adult = pricePerPerson(tour, startDate)
  return rooms.reduce((sum, { adults, childAges = [] }) => {
    const alone = adults === 1 && childAges.length === 0 ? singleSupplement(tour) : 0
    return sum + adults * adult + alone + childAges.reduce((total, age) => total + childPrice(adult, age), 0)
  }, 0)
}

/** Minor units of the currency, always a whole number of its main unit. */
export const toCurrency = (euroCents: number, currency: Currency): number => Math.round((euroCents * rates[currency]) / 100) * 100
