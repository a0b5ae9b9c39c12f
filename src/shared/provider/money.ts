import { z } from 'zod'
import { isCurrency } from '../format/currency.ts'

/** Any of ISO 4217: a part may cost in another currency than the market sells in. */
export const currency = z.string().refine(isCurrency, 'Expected a currency of ISO 4217')

/** The provider's money shapes become minor units at the door (rule 32). Amounts are rounded half away from zero on their decimal digits, never by binary fractions. */
export function toMinorUnits(amount: string): number | undefined {
  const [, sign, whole = '', decimals = ''] = /^([+-]?)(\d{1,12})(?:\.(\d{1,15}))?$/.exec(amount.trim()) ?? []
  if (!whole) return undefined
  const padded = `${decimals}000`
  const units = Number(whole) * 100 + Number(padded.slice(0, 2)) + (Number(padded.charAt(2)) >= 5 ? 1 : 0)
  return sign === '-' && units !== 0 ? -units : units
}

const minorUnits = z.union([z.string(), z.number()]).transform((amount, context) => {
  const text = typeof amount === 'number' ? numberText(amount) : amount
  const units = toMinorUnits(text)
  if (units !== undefined) return units
  context.addIssue({ code: 'custom', message: 'Expected a decimal amount' })
  return z.NEVER
})

/** 29.949999999999996 is what floating arithmetic made of 29.95. */
const numberText = (amount: number) => (Number.isFinite(amount) ? amount.toFixed(6) : 'not a number')

/** Checkout API: `{ amount: 29.95, currency }`; Planner API: `{ amount: "29.95", currency, amountInMinorUnits? }`. */
export const monetaryValue = z.object({ amount: minorUnits, currency })
export const localMonetaryValue = z.object({ amount: minorUnits, currency: z.string() })

/** Payment API: `{ value: "29.95", amount?, currency }`. */
export const paymentAmount = z
  .object({
    value: z.union([z.string(), z.number()]).optional(),
    amount: z.union([z.string(), z.number()]).optional(),
    currency: z.string(),
  })
  .transform((wire) => ({ amount: wire.amount ?? wire.value, currency: wire.currency }))
  .pipe(monetaryValue)

/** Text is a decimal amount; a whole number is minor units already. */
export const decimalOrMinor = z.union([
  z.string().transform((text, context) => {
    const units = toMinorUnits(text)
    if (units !== undefined) return units
    context.addIssue({ code: 'custom', message: 'Expected a decimal amount' })
    return z.NEVER
  }),
  z.number().int(),
])

/** Discovery: text is a decimal amount; a whole number is minor units already. */
export const decimalMoney = z.object({ amount: decimalOrMinor, currency })
export const localDecimalMoney = z.object({ amount: decimalOrMinor, currency: z.string() })
