import { daysAhead, rulesByDay, toDate, toDay } from '../../shared/catalogue/departure-days.ts'
import { fold } from '../../shared/catalogue/fold.ts'
import type { IndexedTour, SearchIndex } from '../../shared/catalogue/search-index.ts'
import { isSoldIn } from '../../shared/catalogue/tour.ts'
import { toMinor, toWire } from './money.ts'
import { type CatalogueStandpoint, destinationsOf } from './standpoint.ts'

/** A tour that a market sells today. */
export type Row = {
  tour: IndexedTour
  /** The cheapest day that is not full, in minor units. */
  fromPrice: number
  /** The first such day, and the months that have one. */
  next: string
  months: readonly string[]
  /** Folded texts with a blank before each word: title, names of places, everything else. */
  texts: readonly string[]
}

/** The months of the days from a day on. */
const monthsFrom = (first: number): readonly string[] => Array.from({ length: daysAhead }, (_, index) => toDate(first + index).slice(0, 7))

function offerOf(tour: IndexedTour, first: number, monthOf: readonly string[], currency: string): Omit<Row, 'tour' | 'texts'> | undefined {
  const prices = tour.departures.map(({ places, price }) => (places === 0 ? undefined : price[currency]))
  const rules = rulesByDay(tour, first, daysAhead)
  const open = new Set<number>()
  const months: string[] = []
  let next = -1
  for (let day = 0; day < daysAhead; day++) {
    const rule = rules[day] ?? -1
    if (prices[rule] === undefined) continue
    if (next < 0) next = day
    open.add(rule)
    const month = monthOf[day] ?? ''
    if (months.at(-1) !== month) months.push(month)
  }
  if (next < 0) return undefined
  return { fromPrice: Math.min(...[...open].map((rule) => toMinor(prices[rule] ?? 0))), next: toDate(first + next), months }
}

function rowsIn({ tours }: SearchIndex, standpoint: CatalogueStandpoint): Row[] {
  const { market, today } = standpoint
  const { regions, countries } = destinationsOf(standpoint)
  const names = new Map([...regions, ...countries].map(({ key, label, english }) => [key, `${fold(label)} ${fold(english)}`]))
  const first = toDay(today) + 1
  const monthOf = monthsFrom(first)
  return tours.flatMap((tour) => {
    const offer = isSoldIn(tour, market.key) ? offerOf(tour, first, monthOf, market.currency) : undefined
    if (!offer) return []
    const places = [...tour.stops.flatMap(({ folded }) => folded), ...[tour.region, ...tour.countries].map((key) => names.get(key) ?? '')]
    return [{ tour, ...offer, texts: [` ${fold(tour.title)}`, ` ${places.join(' ')}`, ` ${tour.words}`] }]
  })
}

const known = new WeakMap<SearchIndex, Map<string, readonly Row[]>>()
const mostKnown = 8

/** The tours of a market on a day, in the order in which they are recommended; made once in an isolate. */
export function rowsOf(index: SearchIndex, standpoint: CatalogueStandpoint): readonly Row[] {
  const key = `${standpoint.market.key} ${standpoint.market.currency} ${standpoint.today}`
  const ofIndex = known.get(index) ?? new Map<string, readonly Row[]>()
  known.set(index, ofIndex)
  const rows = ofIndex.get(key) ?? rowsIn(index, standpoint)
  if (ofIndex.size >= mostKnown) ofIndex.clear()
  ofIndex.set(key, rows)
  return rows
}

/** What a card or the map shows of a tour. */
export const toSummary = ({ id, type, title, nights, stops, picture, start }: IndexedTour, fromPrice: number, currency: string) => ({
  id,
  title,
  tourType: type,
  nights,
  route: stops.map(({ name }) => name).filter((name, index, all) => name !== all[index - 1]),
  picture,
  fromPrice: toWire(fromPrice, currency),
  ...(start && { start }),
})
