import { z } from 'zod'
import { listOf, maybe, text } from './lenient.ts'
import { localMonetaryValue, monetaryValue } from './money.ts'

/** PackagePayableInfo, in minor units. */
export const prices = z.object({
  packagePrice: monetaryValue,
  previousPackagePrice: maybe(monetaryValue),
  totalPackagePrice: monetaryValue,
  discountedPackagePrice: monetaryValue,
  downPayment: monetaryValue,
  openAmount: monetaryValue,
  externallyPaidCharges: z
    .object({
      externallyPaidCharges: listOf(z.object({ name: text, productName: text, value: localMonetaryValue })),
      totalPrice: maybe(localMonetaryValue),
    })
    .default({ externallyPaidCharges: [], totalPrice: undefined }),
  promoCode: maybe(
    z.object({
      code: z.string(),
      title: text,
      conditionText: text,
      valueAbsolute: maybe(monetaryValue),
      valueRelative: z.coerce.number().nullish(),
      valueAbsolutePricingUnit: z.enum(['PerPax', 'PerBooking']).nullish().catch(undefined),
    }),
  ),
  promoCodeDiscount: maybe(monetaryValue),
})
export type Prices = z.infer<typeof prices>

export const promoCodeRequest = z.object({ promoCode: z.string().trim().min(1).max(40) })
