import { toCurrency } from '../tours/prices.ts'
import type { Language } from '../tours/vocabulary.ts'
import type { Trip } from './trip.ts'
import { promoWords } from './words/promo-words.ts'
import { say, type Words } from './words/words.ts'

interface PromoCode {
  readonly title: string
  readonly condition: Words
  /** 0.1 is 10 %. */
  readonly relative?: number
  /** Euro cents for the booking. */
  readonly absolute?: number
  /** Euro cents the package has to cost at least. */
  readonly minimum?: number
  readonly isExpired?: boolean
  /** Counts for trips of which a part goes by train, as the shop's banners say. */
  readonly isForRail?: boolean
}

const rail = { condition: promoWords.rail, relative: 0.05, isForRail: true }

export const promoCodes: ReadonlyMap<string, PromoCode> = new Map<string, PromoCode>([
  ['TIDE10', { title: 'TIDE10', condition: promoWords.tide, relative: 0.1 }],
  ['SPRING50', { title: 'SPRING50', condition: promoWords.spring, absolute: 5000, minimum: 100_000 }],
  ['AUTUMN5', { title: 'AUTUMN5', ...rail }],
  ['HERFST5', { title: 'HERFST5', ...rail }],
  ['RAIL5', { title: 'RAIL5', ...rail }],
  ['EXPIRED24', { title: 'EXPIRED24', condition: promoWords.tide, relative: 0.24, isExpired: true }],
])

export const normaliseCode = (text: string): string => text.trim().toUpperCase()

export type Refusal = { readonly code: string; readonly detail: string }

type Booked = Pick<Trip, 'tour' | 'currency'>

/** Why a code doesn't count for a trip at a package price, or nothing. */
export function refusalOf(code: string, packagePrice: number, { tour, currency }: Booked, language: Language): Refusal | undefined {
  const promo = promoCodes.get(code)
  if (!promo) return { code: 'PromoCodeNotFound', detail: say(promoWords.unknown, language, { code }) }
  if (promo.isExpired) return { code: 'PromoCodeExpired', detail: say(promoWords.expired, language, { code }) }
  if (promo.isForRail && !tour.stops.some(({ by }) => by === 'train'))
    return { code: 'PromoCodeNotApplicable', detail: say(promoWords.onlyRail, language, { code }) }
  const minimum = toCurrency(promo.minimum ?? 0, currency)
  if (packagePrice >= minimum) return undefined
  return { code: 'PromoCodeMinimumNotMet', detail: say(promoWords.minimum, language, { code, minimum: `${minimum / 100} ${currency}` }) }
}

/** Minor units off the package price; a relative discount is rounded to the cent. */
export function discountOf(code: string | undefined, packagePrice: number, trip: Booked): number {
  const promo = code === undefined ? undefined : promoCodes.get(code)
  if (!promo || code === undefined || refusalOf(code, packagePrice, trip, 'en')) return 0
  const off = promo.relative === undefined ? toCurrency(promo.absolute ?? 0, trip.currency) : Math.round(packagePrice * promo.relative)
  return Math.min(off, packagePrice)
}
