import { z } from 'zod'
import { priceLineKinds } from '../../../../shared/checkout/trip/price.ts'
import { localMoney, money } from '../../../../shared/format/money.ts'

export const priceSummary = z.object({
  lines: z.array(z.object({ kind: z.enum(priceLineKinds), name: z.string(), amount: money })),
  total: money,
  payNow: money,
  payLater: money.optional(),
  payableLocally: z.array(z.object({ name: z.string(), productName: z.string(), value: localMoney })),
  promoCode: z.object({ code: z.string(), title: z.string().optional(), conditionText: z.string(), discount: money.optional() }).optional(),
  previousTotal: money.optional(),
})

/** Answer of PUT checkout/upsells and checkout/base-services/offers. */
export const savedOption = z.object({ price: priceSummary })

/** Answer of POST and DELETE checkout/promo-codes: the price as it is now, and the total as it was. */
export const promoAnswer = z.object({ price: priceSummary, before: money })
