import { toCurrency } from '../tours/prices.ts'
import type { Language } from '../tours/vocabulary.ts'
import { paxOf, plays, type Trip } from './trip.ts'
import { upsellWords } from './words/upsell-words.ts'
import { say, type Words } from './words/words.ts'

interface Category {
  readonly refId: string
  readonly name: Words
  /** Euro cents. */
  readonly price: number
}
/** What is offered and what has been taken name the same product; an offer has an id of its own. */
export const productId = (offerId: string): string => offerId.replace('offer-', 'product-')

interface Offer {
  readonly id: string
  readonly name: Words
  readonly text: Words
  readonly scenes: readonly string[]
  readonly perPax: boolean
  readonly categories: readonly Category[]
  /** Without it one category has to be chosen, at first the default. */
  readonly optOutPossible: boolean
  readonly defaultSelection: string
}

const { flexible, lounge, climate, transfer } = upsellWords

const offers: readonly Offer[] = [
  {
    id: 'offer-flexible',
    name: flexible.name,
    text: flexible.text,
    scenes: ['coast-5'],
    perPax: true,
    categories: [
      { refId: '_101', name: flexible.standard, price: 0 },
      { refId: '_102', name: flexible.extra, price: 4500 },
    ],
    optOutPossible: false,
    defaultSelection: '_101',
  },
  {
    id: 'offer-lounge',
    name: lounge.name,
    text: lounge.text,
    scenes: ['city-4', 'city-2', 'city-5'],
    perPax: true,
    categories: [
      { refId: '_201', name: lounge.once, price: 3900 },
      { refId: '_202', name: lounge.twice, price: 7200 },
    ],
    optOutPossible: true,
    defaultSelection: 'none',
  },
  {
    id: 'offer-climate',
    name: climate.name,
    text: climate.text,
    scenes: ['forest-5', 'forest-2'],
    perPax: true,
    categories: [
      { refId: '_301', name: climate.half, price: 1200 },
      { refId: '_302', name: climate.full, price: 2400 },
    ],
    optOutPossible: true,
    defaultSelection: 'none',
  },
  {
    id: 'offer-transfer',
    name: transfer.name,
    text: transfer.text,
    scenes: ['old-town-3'],
    perPax: false,
    categories: [{ refId: '_401', name: transfer.car, price: 6800 }],
    optOutPossible: true,
    defaultSelection: 'none',
  },
]

export interface UpsellChoice {
  readonly category: string
  readonly quantity: number
}

/** Car trips start at a rental desk, so nobody fetches those travellers. */
const offersFor = (trip: Trip): readonly Offer[] =>
  (plays(trip, 'insured-alone') ? [] : offers).filter(({ id }) => id !== 'offer-transfer' || !trip.tour.included.includes('hire-car'))

export const upsellOffers = (trip: Trip, language: Language) =>
  offersFor(trip).map(({ id, name, text, scenes, perPax, categories, optOutPossible, defaultSelection }) => ({
    id,
    name: say(name, language),
    text: say(text, language),
    scenes,
    perPax,
    optOutPossible,
    defaultSelection: plays(trip, 'choice-required') ? 'none' : defaultSelection,
    categories: categories.map((category) => ({
      refId: category.refId,
      name: say(category.name, language),
      price: toCurrency(category.price, trip.currency),
    })),
  }))

export interface ChosenUpsell {
  readonly offerId: string
  readonly categoryRefId: string
  readonly name: string
  readonly description: string
  readonly price: number
}

/** What has been chosen, and the defaults of what has to be chosen. */
export function chosenUpsells(trip: Trip, choices: Readonly<Record<string, UpsellChoice>>, language: Language): readonly ChosenUpsell[] {
  return upsellOffers(trip, language).flatMap((offer) => {
    const fallback = offer.optOutPossible ? undefined : { category: offer.defaultSelection, quantity: 1 }
    const choice = choices[offer.id] ?? fallback
    const category = offer.categories.find(({ refId }) => refId === choice?.category)
    if (!choice || !category) return []
    const times = (offer.perPax ? paxOf(trip).length : 1) * choice.quantity
    return [
      {
        offerId: offer.id,
        categoryRefId: category.refId,
        name: `${offer.name}: ${category.name}`,
        description: offer.text,
        price: category.price * times,
      },
    ]
  })
}
