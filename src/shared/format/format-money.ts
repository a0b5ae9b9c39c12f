import type { Money } from './money.ts'

/** What is paid on the spot may be in a currency that the shop does not sell in. */
type AnyMoney = { amount: number; currency: string }

const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(locale: string, code: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${code} ${digits}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formatters.set(key, made)
  return made
}

/** Engines differ in the kind of space they write; one kind keeps server and browser equal. */
const oneSpace = (text: string) => text.replace(/[\u00a0\u202f]/g, '\u00a0')

/** Currency with two decimals (rule 74), such as `1 240,00 €`. */
export const formatMoney = ({ amount, currency: code }: AnyMoney, locale: string): string =>
  oneSpace(formatterOf(locale, code, 2).format(amount / 100))

/** From-prices are told without decimals, rounded up so that nothing is promised too cheap. */
export const wholeUnits = ({ amount }: Money): number => Math.ceil(amount / 100)

export const formatFromPrice = (price: Money, locale: string): string =>
  oneSpace(formatterOf(locale, price.currency, 0).format(wholeUnits(price)))
