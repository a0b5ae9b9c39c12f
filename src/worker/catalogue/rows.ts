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

const monthNames = new Map<number, string>()
const monthOf = (day: number): string => {
  const known = monthNames.get(day) ?? toDate(day).slice(0, 7)
  monthNames.set(day, known)
  return known
}

function offerOf(tour: IndexedTour, tomorrow: number, currency: string): Pick<Row, 'fromPrice' | 'next' | 'months'> | undefined {
  let fromPrice = Infinity
  let next: string | undefined
  const months = new Set<string>()
  for (const [index, number] of rulesByDay(tour, tomorrow, daysAhead).entries()) {
    const rule = tour.departures[number]
    const price = rule?.places === 0 ? undefined : rule?.price[currency]
    if (price === undefined) continue
    fromPrice = Math.min(fromPrice, toMinor(price))
    next ??= toDate(tomorrow + index)
    months.add(monthOf(tomorrow + index))
  }
  return next === undefined ? undefined : { fromPrice, next, months: [...months] }
}

function rowsIn({ tours }: SearchIndex, standpoint: CatalogueStandpoint): Row[] {
  const { market, today } = standpoint
  const { regions, countries } = destinationsOf(standpoint)
  const names = new Map([...regions, ...countries].map(({ key, label, english }) => [key, `${fold(label)} ${fold(english)}`]))
  monthNames.clear()
  return tours.flatMap((tour) => {
    const offer = isSoldIn(tour, market.key) ? offerOf(tour, toDay(today) + 1, market.currency) : undefined
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
