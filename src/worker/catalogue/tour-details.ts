import type { IndexedTour, SearchIndex } from '../../shared/catalogue/search-index.ts'
import type { CatalogueTour } from '../../shared/catalogue/tour.ts'
import { type Localized, textIn } from '../../shared/language.ts'
import { toMinor, toWire } from './money.ts'
import { type Row, rowsOf, toSummary } from './rows.ts'
import type { CatalogueStandpoint } from './standpoint.ts'

const similarShown = 3

type Words = (texts: Localized) => string
export const wordsIn =
  ({ language }: CatalogueStandpoint): Words =>
  (texts) =>
    textIn(texts, language)?.text ?? ''

function daysOf({ days, stops }: CatalogueTour, say: Words) {
  const places = new Map(stops.map(({ key, name }) => [key, say(name)]))
  return days.map(({ stop, title, text, picture, accommodation, activities, transport }, index) => ({
    day: index + 1,
    title: say(title),
    text: say(text),
    place: places.get(stop) ?? '',
    ...(picture && { picture: { url: picture.src, caption: say(picture.alt) } }),
    ...(accommodation && {
      accommodation: { name: say(accommodation.name), text: say(accommodation.text), meals: accommodation.meals.map(say) },
    }),
    activities: activities.map((activity) => ({ name: say(activity.name), text: say(activity.text) })),
    ...(transport && { transport: { ...transport, text: say(transport.text) } }),
  }))
}

export const payableLocally = ({ payableLocally: charges }: CatalogueTour, persons: number, say: Words) =>
  charges.map(({ name, amount, currency }) => ({ name: say(name), value: toWire(toMinor(amount) * persons, currency) }))

const shared = (one: IndexedTour, other: IndexedTour): number =>
  (one.region === other.region ? 2 : 0) + one.themes.filter((theme) => other.themes.includes(theme)).length

const similarTo = (tour: IndexedTour, rows: readonly Row[]): readonly Row[] =>
  rows
    .filter((row) => row.tour.id !== tour.id)
    .toSorted((a, b) => shared(b.tour, tour) - shared(a.tour, tour))
    .slice(0, similarShown)

/** What it costs at least; where nothing is open any more, what it cost. */
function fromPriceOf(tour: IndexedTour, rows: readonly Row[], currency: string): number {
  const row = rows.find((each) => each.tour.id === tour.id)
  return (
    row?.fromPrice ?? Math.min(...tour.departures.flatMap(({ price }) => (price[currency] === undefined ? [] : toMinor(price[currency]))))
  )
}

/** The answer of `discovery/tour-details`. */
export function toTourDetails(index: SearchIndex, indexed: IndexedTour, tour: CatalogueTour, standpoint: CatalogueStandpoint) {
  const { currency } = standpoint.market
  const rows = rowsOf(index, standpoint)
  const say = wordsIn(standpoint)
  const { region, countries, group, minAge, difficulty, rentalCar, cancellation } = tour
  return {
    ...toSummary(indexed, fromPriceOf(indexed, rows, currency), currency),
    summary: say(tour.summary),
    region,
    countries,
    pictures: tour.pictures.map(({ src, alt }) => ({ url: src, caption: say(alt) })),
    days: indexed.nights + 1,
    stops: tour.stops.map(({ key, name, countryCode, lat, lon, nights }) => ({
      id: key,
      name: say(name),
      countryCode,
      coordinates: { lat, lon },
      nights,
    })),
    dayPlan: daysOf(tour, say),
    included: tour.included.map(say),
    excluded: tour.excluded.map(say),
    payableLocally: payableLocally(tour, 1, say),
    ...(group && { group }),
    ...(minAge !== undefined && { minAge }),
    difficulty: { level: difficulty.level, text: say(difficulty.text) },
    rentalCar,
    cancellation,
    similar: similarTo(indexed, rows).map((row) => toSummary(row.tour, row.fromPrice, currency)),
  }
}
