import { toAmount } from '../../money.ts'
import { addDays, daysBetween, eachDay } from '../../tours/dates.ts'
import { departures } from '../../tours/departures.ts'
import type { Currency, Room } from '../../tours/prices.ts'
import type { TourTemplate } from '../../tours/tour.ts'
import type { Language } from '../../tours/vocabulary.ts'
import { departureOf, everFull } from '../../trip/capacity.ts'
import { localCharges } from '../../trip/local-charges.ts'
import { partyPriceIn } from '../../trip/party-price.ts'

const daysAhead = 456
const fewPlaces = 3
const nearestShown = 4

export const personsIn = (rooms: readonly Room[]): number =>
  rooms.reduce((sum, { adults, childAges = [] }) => sum + adults + childAges.length, 0)

/** Rooms as in an address: `2` · `2-5,8` · `2_1-4`. */
export function roomsOf(text: string | undefined): readonly Room[] | undefined {
  if (!text) return [{ adults: 2, childAges: [] }]
  if (!/^[1-4](?:-\d{1,2}(?:,\d{1,2}){0,2})?(?:_[1-4](?:-\d{1,2}(?:,\d{1,2}){0,2})?){0,3}$/.test(text)) return undefined
  const rooms = text.split('_').map((part) => {
    const [adults = '', ages = ''] = part.split('-')
    return { adults: Number(adults), childAges: ages ? ages.split(',').map(Number) : [] }
  })
  return rooms.every(({ childAges }) => childAges.every((age) => age <= 17)) ? rooms : undefined
}

export async function placesTakenByDate(db: D1Database, tour: TourTemplate): Promise<ReadonlyMap<string, number>> {
  if (!everFull(tour)) return new Map()
  const { results } = await db
    .prepare('select start_date, sum(places) as places from places_taken where trip_id = ? group by start_date')
    .bind(tour.id)
    .all<{ start_date: string; places: number }>()
  return new Map(results.map(({ start_date, places }) => [start_date, places]))
}

/** The next day on which somebody can still start. */
export function nextFree(tour: TourTemplate, taken: ReadonlyMap<string, number>, today: string): string | null {
  for (const date of eachDay(addDays(today, 1), addDays(today, daysAhead)))
    if ((departureOf(tour, date)?.placesLeft ?? 0) > (taken.get(date) ?? 0)) return date
  return null
}

interface Wish {
  readonly month: string | undefined
  readonly rooms: readonly Room[]
  readonly currency: Currency
  readonly language: Language
  readonly today: string
}

export function toDepartures(tour: TourTemplate, taken: ReadonlyMap<string, number>, { month, rooms, currency, language, today }: Wish) {
  const dates = departures(tour, addDays(today, 1), addDays(today, daysAhead)).map(({ date }) => date)
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))]
  const shown = month ?? months[0] ?? today.slice(0, 7)
  const persons = personsIn(rooms)
  const leftOn = (date: string) => Math.max(0, (departureOf(tour, date)?.placesLeft ?? 0) - (taken.get(date) ?? 0))
  const isFree = (date: string) => leftOn(date) >= persons

  const toWire = (date: string) => {
    const left = leftOn(date)
    const price = partyPriceIn(tour, date, rooms, currency)
    return {
      startDate: date,
      endDate: departureOf(tour, date)?.endDate ?? date,
      status: !isFree(date) ? 'full' : left <= fewPlaces ? 'few' : 'available',
      placesLeft: left,
      total: toAmount(price.total, currency),
      lines: price.lines.map(({ kind, age, count, each }) => ({
        kind,
        ...(age !== undefined && { age }),
        count,
        each: toAmount(each, currency),
        amount: toAmount(count * each, currency),
      })),
    }
  }

  const inMonth = dates.filter((date) => date.startsWith(shown))
  const middle = `${shown}-15`
  const nearest = inMonth.some(isFree)
    ? []
    : dates
        .filter(isFree)
        .toSorted((a, b) => Math.abs(daysBetween(middle, a)) - Math.abs(daysBetween(middle, b)))
        .slice(0, nearestShown)
        .sort()
  const payableLocally = localCharges(tour, persons, language).map(({ name, amount, currency: own }) => ({
    name,
    value: toAmount(amount, own),
  }))
  return { tripId: tour.id, month: shown, months, departures: inMonth.map(toWire), nearest: nearest.map(toWire), payableLocally }
}
