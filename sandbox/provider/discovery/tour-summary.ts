import { toAmount } from '../../money.ts'
import { tourById } from '../../tours/catalogue.ts'
import { nightsOf } from '../../tours/departures.ts'
import { coverOf } from '../../tours/pictures.ts'
import { placeByKey } from '../../tours/places/places.ts'
import { type Currency, toCurrency } from '../../tours/prices.ts'
import { countriesOf } from '../../tours/search-text.ts'
import type { TourTemplate } from '../../tours/tour.ts'
import type { Language } from '../../tours/vocabulary.ts'

/** A row of the table `tours`: what the catalogue says today. */
export interface TourRow {
  readonly id: string
  readonly position: number
  readonly region: string
  readonly type: string
  readonly nights: number
  readonly countries: string
  readonly themes: string
  readonly months: string
  readonly from_price: number
  readonly next_departure: string | null
}

export const pictureUrl = (scene: string): string => `/assets/artwork/${scene}`

const routeOf = (tour: TourTemplate, language: Language): string[] => tour.stops.map(({ place }) => placeByKey(place).name[language])

export function toSummary(
  tour: TourTemplate,
  fromPrice: number,
  nextDeparture: string | undefined,
  language: Language,
  currency: Currency,
) {
  const route = routeOf(tour, language)
  const first = tour.stops[0] && placeByKey(tour.stops[0].place)
  const cover = coverOf(tour)
  return {
    id: tour.id,
    title: tour.name[language],
    summary: tour.summary[language],
    tourType: tour.type,
    nights: nightsOf(tour),
    region: tour.region,
    countries: countriesOf(tour),
    route: route.filter((name, index) => name !== route[index - 1]),
    picture: { url: pictureUrl(cover?.scene ?? 'coast-1'), caption: cover ? placeByKey(cover.place).name[language] : '' },
    fromPrice: toAmount(toCurrency(fromPrice, currency), currency),
    ...(nextDeparture && { nextDeparture }),
    themes: tour.themes,
    ...(first && { start: { lat: first.lat, lon: first.lon } }),
  }
}

export function summaryOfRow({ id, from_price, next_departure }: TourRow, language: Language, currency: Currency) {
  const tour = tourById(id)
  if (!tour) throw new RangeError(`the catalogue has no tour ${id}`)
  return toSummary(tour, from_price, next_departure ?? undefined, language, currency)
}
