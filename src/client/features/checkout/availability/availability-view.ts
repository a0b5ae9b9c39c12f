import { z } from 'zod'
import { changeAnswer } from '../../../../shared/checkout/change-answer.ts'
import { itemStatuses, nonBookableReasons } from '../../../../shared/checkout/non-bookable-reason.ts'
import { availabilityResults } from '../../../../shared/checkout/pages/availability.ts'
import { localMoney, money } from '../../../../shared/format/money.ts'

const priceSummary = z.object({
  lines: z.array(z.object({ kind: z.enum(['package', 'upsell', 'base-service', 'discount']), name: z.string(), amount: money })),
  total: money,
  payNow: money,
  payLater: money.optional(),
  payableLocally: z.array(z.object({ name: z.string(), productName: z.string(), value: localMoney })),
  promoCode: z.object({ code: z.string(), title: z.string().optional(), conditionText: z.string(), discount: money.optional() }).optional(),
  previousTotal: money.optional(),
})

const partKinds = [
  'accommodation',
  'activity',
  'rental-car',
  'transport',
  'transfer',
  'insurance',
  'upsell',
  'base-service',
  'other',
] as const

/** Answer of POST checkout/availabilityCheck. */
export const availabilityView = z.object({
  verdict: z.enum(['clear', 'blocked']),
  blockedBy: z.enum(['window', 'unknown']).optional(),
  answers: z.array(changeAnswer),
  parts: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(partKinds),
      name: z.string(),
      place: z.string().optional(),
      startDate: z.string().optional(),
      endDate: z.string().optional(),
      result: z.enum(availabilityResults),
      reason: z.enum(nonBookableReasons).optional(),
      status: z.enum(itemStatuses).optional(),
      onRequest: z.boolean(),
      price: money.optional(),
      previousPrice: money.optional(),
      accepted: z.boolean(),
      alternativesHref: z.string().optional(),
      removable: z.boolean(),
    }),
  ),
  price: priceSummary,
  onRequest: z.boolean(),
  remarks: z.array(z.string()),
  checkedAt: z.string(),
})
