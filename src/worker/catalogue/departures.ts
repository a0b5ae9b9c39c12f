import { type DepartureDay, daysAhead, departuresFrom, toDay } from '../../shared/catalogue/departure-days.ts'
import { type CatalogueTour, nightsOf } from '../../shared/catalogue/tour.ts'
import { addDays } from '../../shared/format/date.ts'
import type { Room } from '../../shared/provider/discovery.ts'
import { toMinor, toWire } from './money.ts'
import type { CatalogueStandpoint } from './standpoint.ts'
import { payableLocally, wordsIn } from './tour-details.ts'

const fewPlaces = 3
const nearestShown = 4

type Line = { kind: 'adult' | 'child' | 'single-room'; age?: number; count: number; each: number }

/** What a party pays, line by line. */
function linesOf({ singleRoom, childDiscounts }: CatalogueTour, adult: number, rooms: readonly Room[], currency: string): Line[] {
  const ages = rooms.flatMap(({ childAges }) => childAges).sort((a, b) => b - a)
  const discounts = childDiscounts.toSorted((a, b) => a.upToAge - b.upToAge)
  const percentAt = (age: number) => discounts.find(({ upToAge }) => age <= upToAge)?.percent ?? 0
  const alone = rooms.filter(({ adults, childAges }) => adults === 1 && childAges.length === 0).length
  const supplement = toMinor(singleRoom[currency] ?? 0)
  return [
    { kind: 'adult', count: rooms.reduce((sum, { adults }) => sum + adults, 0), each: adult },
    ...[...new Set(ages)].map((age): Line => {
      const count = ages.filter((each) => each === age).length
      return { kind: 'child', age, count, each: Math.round((adult * (100 - percentAt(age))) / 100) }
    }),
    ...(alone > 0 && supplement > 0 ? [{ kind: 'single-room' as const, count: alone, each: supplement }] : []),
  ]
}

type Wish = { month: string | undefined; rooms: readonly Room[] }

/** The answer of `discovery/departures`: as much as the catalogue knows of prices and places; the provider has the last word when the trip is made. */
export function toDepartures(tour: CatalogueTour, { month, rooms }: Wish, standpoint: CatalogueStandpoint) {
  const { market, today } = standpoint
  const { currency } = market
  const persons = rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0)
  const days = departuresFrom(tour, addDays(today, 1), daysAhead).filter(({ rule }) => rule.price[currency] !== undefined)
  const most = tour.group?.max ?? Infinity
  const isFree = ({ rule: { places = Infinity } }: DepartureDay) => persons <= Math.min(places, most)

  const toAnswer = (day: DepartureDay) => {
    const { date, rule } = day
    const lines = linesOf(tour, toMinor(rule.price[currency] ?? 0), rooms, currency)
    return {
      startDate: date,
      endDate: addDays(date, nightsOf(tour)),
      status: isFree(day) ? ((rule.places ?? Infinity) <= fewPlaces ? 'few' : 'available') : 'full',
      ...(rule.places !== undefined && { placesLeft: rule.places }),
      total: toWire(
        lines.reduce((sum, { count, each }) => sum + count * each, 0),
        currency,
      ),
      lines: lines.map(({ each, ...line }) => ({ ...line, each: toWire(each, currency), amount: toWire(line.count * each, currency) })),
    }
  }

  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))]
  const shown = month ?? months[0] ?? today.slice(0, 7)
  const inMonth = days.filter(({ date }) => date.startsWith(shown))
  const middle = toDay(`${shown}-15`)
  const distance = ({ date }: DepartureDay) => Math.abs(toDay(date) - middle)
  const nearest = inMonth.some(isFree)
    ? []
    : days
        .filter(isFree)
        .toSorted((a, b) => distance(a) - distance(b))
        .slice(0, nearestShown)
        .sort((a, b) => toDay(a.date) - toDay(b.date))
  return {
    tripId: tour.id,
    month: shown,
    months,
    departures: inMonth.map(toAnswer),
    nearest: nearest.map(toAnswer),
    payableLocally: payableLocally(tour, persons, wordsIn(standpoint)),
  }
}
