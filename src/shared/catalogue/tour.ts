import { z } from 'zod'
import { localized } from '../language.ts'
import { tourType, tripId } from '../provider/discovery.ts'

const key = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'Expected lower-case letters, digits and hyphens')
/** As the addresses of regions, countries and themes take it. */
const addressKey = z.string().regex(/^[a-z-]{1,40}$/, 'Expected lower-case letters and hyphens')

/** A decimal amount in whole units, with cents at most, per ISO currency: `{ "EUR": 1290, "NOK": 14900 }`. */
const amount = z.number().nonnegative().multipleOf(0.01)
const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'Expected an ISO currency such as EUR')
const amounts = z.record(currencyCode, amount)

/** A text that has to be told. */
const words = localized.refine((texts) => Object.keys(texts).length > 0, 'has no text in any language')

const pictured = z.object({
  /** One of the project’s scenes (`/assets/artwork/fjord-1`) or an https address. */
  src: z.string(),
  /** What it shows. */
  alt: words,
})

const named = z.object({ name: words, text: localized.default({}) })

const day = z.object({
  /** The key of the stop where the day ends. */
  stop: key,
  title: words,
  text: words,
  picture: pictured.optional(),
  accommodation: named.extend({ meals: z.array(words).default([]) }).optional(),
  activities: z.array(named).default([]),
  transport: z
    .object({
      type: z.enum(['train', 'bus', 'ferry', 'car', 'flight', 'boat', 'bicycle', 'walk']),
      text: words,
      kilometres: z.number().int().nonnegative(),
      minutes: z.number().int().nonnegative(),
    })
    .optional(),
})

/** Days on which the tour begins: one, or all weekdays that are listed between two. Where two entries name a day, the later one counts. */
export const departureRule = z
  .object({
    from: z.iso.date(),
    /** Where it is left out, `from` is the only day. */
    to: z.iso.date().optional(),
    /** ISO weekdays, 1 is Monday; left out: every day. */
    weekdays: z.array(z.number().int().min(1).max(7)).min(1).optional(),
    /** Per adult in a room for two. */
    price: amounts,
    /** How many persons may still book; 0 is full. Left out: nobody has counted. */
    places: z.number().int().nonnegative().optional(),
  })
  .refine(({ from, to }) => to === undefined || from <= to, { path: ['to'], error: 'is before `from`' })
export type DepartureRule = z.infer<typeof departureRule>

/** A tour of the built-in catalogue, as it is written and as it is released. A new field needs a default: older releases go on being read. */
export const catalogueTour = z.object({
  /** The provider's template, from which the itinerary of a booking is made; also the tour's id in addresses. */
  id: tripId,
  type: tourType,
  title: words,
  summary: words,
  /** More words by which the tour is found. */
  keywords: localized.default({}),
  region: addressKey,
  countries: z.array(addressKey).min(1),
  themes: z.array(addressKey).default([]),
  /** The first is the cover. */
  pictures: z.array(pictured).min(1, 'has no picture'),
  stops: z
    .array(
      z.object({
        key,
        name: words,
        countryCode: z.string().regex(/^[A-Z]{2}$/, 'Expected two capital letters such as NO'),
        lat: z.number().min(-90).max(90),
        lon: z.number().min(-180).max(180),
        nights: z.number().int().min(0).max(60),
      }),
    )
    .min(1),
  days: z.array(day).min(1),
  departures: z.array(departureRule).min(1, 'has no departure'),
  /** What a room with one person costs more. */
  singleRoom: amounts.default({}),
  /** Of the price per adult, by the age on the day of booking. */
  childDiscounts: z.array(z.object({ upToAge: z.number().int().min(0).max(17), percent: z.number().min(0).max(100) })).default([]),
  included: z.array(words).default([]),
  excluded: z.array(words).default([]),
  /** Per person, paid on the spot and part of no price. */
  payableLocally: z.array(z.object({ name: words, amount, currency: currencyCode })).default([]),
  group: z
    .object({ min: z.number().int().min(1), max: z.number().int().min(1) })
    .refine(({ min, max }) => min <= max, 'The smallest group is larger than the largest')
    .optional(),
  minAge: z.number().int().min(0).optional(),
  difficulty: z.object({ level: z.number().int().min(1).max(3), text: words }),
  rentalCar: z.boolean().default(false),
  /** Share of the price kept when cancelled at least `daysBefore` days before departure. */
  cancellation: z
    .array(z.object({ daysBefore: z.number().int().nonnegative(), percentage: z.number().min(0).max(100) }))
    .min(1)
    .refine((scale) => scale.every(({ daysBefore }, index) => daysBefore < (scale[index - 1]?.daysBefore ?? Infinity)), {
      error: 'goes from most days before departure to fewest',
    }),
  /** Markets of the brand that sell it; left out: all. */
  markets: z.array(z.string()).optional(),
  /** When it was last changed, for search engines. */
  updated: z.iso.date(),
})
export type CatalogueTour = z.infer<typeof catalogueTour>

/** Names of themes by their key. */
export const catalogueThemes = z.record(addressKey, words)
export type CatalogueThemes = z.infer<typeof catalogueThemes>

export const nightsOf = ({ stops }: Pick<CatalogueTour, 'stops'>): number => stops.reduce((sum, { nights }) => sum + nights, 0)

export const isSoldIn = ({ markets }: Pick<CatalogueTour, 'markets'>, market: string): boolean => markets?.includes(market) ?? true
