import { z } from 'zod'
import { decimalMoney, localDecimalMoney } from './money.ts'

/** Discovery has no published API: these are our own shapes, served by the sandbox and adapted from whatever an operator supplies. Upstream money is `{ amount: "29.95", currency }`, parsed into minor units. */

export const tourTypes = ['Individual', 'GroupTour'] as const
export const tourType = z.enum(tourTypes)
export type TourType = z.infer<typeof tourType>

export const tripId = z.string().regex(/^t\d{7}$/)
export const isoDate = z.iso.date()
export const isoMonth = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)

export const picture = z.object({ url: z.string(), caption: z.string().default('') })
export type Picture = z.infer<typeof picture>

const coordinates = z.object({ lat: z.number(), lon: z.number() })

/** Of a listed tour only what a card or the map shows is read: lists are long, and parsed on the way to a visitor who waits. */
export const tourSummary = z.object({
  id: tripId,
  title: z.string(),
  tourType,
  nights: z.number().int(),
  /** Names of the stops in order. */
  route: z.array(z.string()),
  picture,
  fromPrice: decimalMoney,
  /** Where the tour begins, for the map of results. */
  start: coordinates.optional(),
})
export type TourSummary = z.infer<typeof tourSummary>

export const facetValue = z.object({ value: z.string(), label: z.string(), count: z.number().int() })
export type FacetValue = z.infer<typeof facetValue>

export const searchSorts = ['recommended', 'price', '-price', 'nights', '-nights', 'departure'] as const

/** Values joined by commas, any of which will do. What cannot be read counts as not asked for. */
const anyOf = (value: string) =>
  z
    .string()
    .max(200)
    .regex(new RegExp(`^(?:${value}(?:,${value})*)?$`))
    .catch('')
    .default('')

/** GET /api/{provider}/discovery/tours. `nights` and `price` are `min-max` with either side optional; price in whole units of the currency. */
export const tourSearchQuery = z.object({
  query: z.string().trim().max(200).default(''),
  /** A list of tours that somebody made: only these, in this order. */
  ids: anyOf('t\\d{7}'),
  region: anyOf('[a-z-]+'),
  country: anyOf('[a-z-]+'),
  month: anyOf('\\d{4}-(?:0[1-9]|1[0-2])'),
  nights: z
    .string()
    .regex(/^(?:\d{0,2}-\d{0,2})?$/)
    .catch('')
    .default(''),
  price: z
    .string()
    .regex(/^(?:\d{0,6}-\d{0,6})?$/)
    .catch('')
    .default(''),
  type: anyOf(`(?:${tourTypes.join('|')})`),
  theme: anyOf('[a-z-]+'),
  sort: z.enum(searchSorts).catch('recommended').default('recommended'),
  page: z.coerce.number().int().min(1).max(500).catch(1).default(1),
})
export type TourSearchQuery = z.infer<typeof tourSearchQuery>
export const toursPerPage = 24

export const tourSearchResult = z.object({
  total: z.number().int(),
  /** Of the list that follows: whoever asks for a page past the last is answered with the last, as lists grow shorter. */
  page: z.number().int(),
  pageSize: z.number().int(),
  tours: z.array(tourSummary),
  facets: z.object({
    region: z.array(facetValue),
    country: z.array(facetValue),
    month: z.array(facetValue),
    nights: z.array(facetValue),
    price: z.array(facetValue),
    type: z.array(facetValue),
    theme: z.array(facetValue),
  }),
  /** Where nothing fits: the nearest matches with a word dropped or a filter loosened. */
  nearest: z.array(tourSummary).default([]),
  /** Where nothing is found by these words: the words that were probably meant. */
  corrected: z.string().optional(),
})
export type TourSearchResult = z.infer<typeof tourSearchResult>

/** GET /api/{provider}/discovery/suggestions?query=: places and tours whose names begin with what was typed, or nearly. */
export const suggestionsQuery = z.object({ query: z.string().trim().min(2).max(200) })
export const suggestions = z.object({
  places: z.array(z.object({ kind: z.enum(['region', 'country', 'place']), key: z.string(), label: z.string(), count: z.number().int() })),
  tours: z.array(z.object({ id: tripId, title: z.string(), nights: z.number().int() })),
})
export type Suggestions = z.infer<typeof suggestions>

/** GET /api/{provider}/discovery/tour-ids: every listed tour, the sitemap's source (rule 18). */
export const tourIds = z.object({ tours: z.array(z.object({ id: tripId, title: z.string(), lastModified: isoDate })) })

export const dayPlanEntry = z.object({
  day: z.number().int(),
  title: z.string(),
  text: z.string(),
  place: z.string(),
  /** What the place looks like, on the day it is reached. */
  picture: picture.optional(),
  accommodation: z.object({ name: z.string(), text: z.string(), meals: z.array(z.string()) }).optional(),
  activities: z.array(z.object({ name: z.string(), text: z.string() })),
  transport: z
    .object({
      type: z.enum(['train', 'bus', 'ferry', 'car', 'flight', 'boat', 'bicycle', 'walk']),
      text: z.string(),
      kilometres: z.number().int(),
      minutes: z.number().int(),
    })
    .optional(),
})
export type DayPlanEntry = z.infer<typeof dayPlanEntry>

/** GET /api/{provider}/discovery/tour-details?tripId=. */
export const tourDetails = tourSummary.extend({
  summary: z.string(),
  region: z.string(),
  /** Country keys. */
  countries: z.array(z.string()),
  pictures: z.array(picture).min(1),
  days: z.number().int(),
  stops: z.array(z.object({ id: z.string(), name: z.string(), countryCode: z.string(), coordinates, nights: z.number().int() })),
  dayPlan: z.array(dayPlanEntry),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  payableLocally: z.array(z.object({ name: z.string(), value: localDecimalMoney })),
  group: z.object({ min: z.number().int(), max: z.number().int() }).optional(),
  minAge: z.number().int().optional(),
  difficulty: z.object({ level: z.number().int().min(1).max(3), text: z.string() }),
  rentalCar: z.boolean(),
  /** Share of the price kept when cancelled at least `daysBefore` days before departure, descending. */
  cancellation: z.array(z.object({ daysBefore: z.number().int(), percentage: z.number() })),
  similar: z.array(tourSummary).default([]),
  /** The next day with a place left; `null` where every departure is full. */
  nextDeparture: isoDate.nullish(),
})
export type TourDetails = z.infer<typeof tourDetails>

export const room = z.object({
  adults: z.number().int().min(1).max(4),
  childAges: z.array(z.number().int().min(0).max(17)).max(3).default([]),
})
export const rooms = z.array(room).min(1).max(4)
export type Room = z.infer<typeof room>

/** Rooms in an address: `2` · `2-5,8` · `2_1-4` (rooms joined by `_`, adults then child ages). */
export function parseRooms(text: string | undefined): Room[] | undefined {
  const parsed = rooms.safeParse(
    (text ?? '').split('_').map((part) => {
      const [adults = '', ages = ''] = part.split('-')
      return { adults: Number(adults || Number.NaN), childAges: ages ? ages.split(',').map(Number) : [] }
    }),
  )
  return parsed.success ? parsed.data : undefined
}

/** GET /api/{provider}/discovery/departures?tripId&month&rooms: exact prices and availability, never from a shared cache (rule 19). */
export const departure = z.object({
  startDate: isoDate,
  endDate: isoDate,
  status: z.enum(['available', 'few', 'full']),
  placesLeft: z.number().int().optional(),
  /** For the asked rooms in all, supplements included. */
  total: decimalMoney,
  /** What the total is made of; they add up to it. `age` on a child's line. */
  lines: z.array(
    z.object({
      kind: z.enum(['adult', 'child', 'single-room']),
      age: z.number().int().optional(),
      count: z.number().int().positive(),
      each: decimalMoney,
      amount: decimalMoney,
    }),
  ),
})
export type Departure = z.infer<typeof departure>
export const departures = z.object({
  tripId,
  month: isoMonth,
  /** Months that have departures, the next twelve or more. */
  months: z.array(isoMonth),
  departures: z.array(departure),
  /** Where the asked month is full: the nearest free dates. */
  nearest: z.array(departure).default([]),
  /** What the asked party pays on the spot over the whole tour, part of no total (rule 72). */
  payableLocally: z.array(z.object({ name: z.string(), value: localDecimalMoney })).default([]),
})
export type Departures = z.infer<typeof departures>

/** POST /api/{provider}/planner/itineraries (rule 35). */
export const startItinerary = z.object({ tripId, startDate: isoDate, rooms })
export type StartItinerary = z.infer<typeof startItinerary>
export const startedItinerary = z.object({ checkoutId: z.string().regex(/^[a-z0-9]{12}$/) })
