import { type Currency, toCurrency } from '../tours/prices.ts'
import type { Language } from '../tours/tour.ts'
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
}

export const promoCodes: ReadonlyMap<string, PromoCode> = new Map<string, PromoCode>([
  ['TIDE10', { title: 'TIDE10', condition: promoWords.tide, relative: 0.1 }],
  ['SPRING50', { title: 'SPRING50', condition: promoWords.spring, absolute: 5000, minimum: 100_000 }],
  ['EXPIRED24', { title: 'EXPIRED24', condition: promoWords.tide, relative: 0.24, isExpired: true }],
])

export const normaliseCode = (text: string): string => text.trim().toUpperCase()

export type Refusal = { readonly code: string; readonly detail: string }

/** Why a code doesn't count for a package price, or nothing. */
export function refusalOf(code: string, packagePrice: number, currency: Currency, language: Language): Refusal | undefined {
  const promo = promoCodes.get(code)
  if (!promo) return { code: 'PromoCodeNotFound', detail: say(promoWords.unknown, language, { code }) }
  if (promo.isExpired) return { code: 'PromoCodeExpired', detail: say(promoWords.expired, language, { code }) }
  const minimum = toCurrency(promo.minimum ?? 0, currency)
  if (packagePrice >= minimum) return undefined
  return { code: 'PromoCodeMinimumNotMet', detail: say(promoWords.minimum, language, { code, minimum: `${minimum / 100} ${currency}` }) }
}

/** Minor units off the package price; a relative discount is rounded to the cent. */
export function discountOf(code: string | undefined, packagePrice: number, currency: Currency): number {
  const promo = code === undefined ? undefined : promoCodes.get(code)
  if (!promo || code === undefined || refusalOf(code, packagePrice, currency, 'en')) return 0
  const off = promo.relative === undefined ? toCurrency(promo.absolute ?? 0, currency) : Math.round(packagePrice * promo.relative)
  return Math.min(off, packagePrice)
}
