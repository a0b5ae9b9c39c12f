import { type Currency, childPrice, pricePerPerson, type Room, singleSupplement, toCurrency } from '../tours/prices.ts'
import type { TourTemplate } from '../tours/tour.ts'

interface PartyLine {
  readonly kind: 'adult' | 'child' | 'single-room'
  readonly age?: number
  readonly count: number
  readonly each: number
}

export interface PartyPrice {
  readonly lines: readonly PartyLine[]
  readonly total: number
}

/** Converted per person before it is summed, so that two adults pay exactly twice the price per person. */
export function partyPriceIn(tour: TourTemplate, startDate: string, rooms: readonly Room[], currency: Currency): PartyPrice {
  const adult = pricePerPerson(tour, startDate)
  const ages = rooms.flatMap(({ childAges = [] }) => childAges).toSorted((a, b) => b - a)
  const alone = rooms.filter(({ adults, childAges = [] }) => adults === 1 && childAges.length === 0).length
  const supplement = singleSupplement(tour)
  const lines: PartyLine[] = [
    { kind: 'adult', count: rooms.reduce((sum, { adults }) => sum + adults, 0), each: toCurrency(adult, currency) },
    ...[...new Set(ages)].map((age): PartyLine => {
      const count = ages.filter((each) => each === age).length
      return { kind: 'child', age, count, each: toCurrency(childPrice(adult, age), currency) }
    }),
    ...(alone > 0 && supplement > 0 ? [{ kind: 'single-room' as const, count: alone, each: toCurrency(supplement, currency) }] : []),
  ]
  return { lines, total: lines.reduce((sum, { count, each }) => sum + count * each, 0) }
}
