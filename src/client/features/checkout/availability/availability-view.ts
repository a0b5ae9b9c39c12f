import { z } from 'zod'
import { changeAnswer } from '../../../../shared/checkout/steps/availability/change-answer.ts'
import { itemStatuses, nonBookableReasons } from '../../../../shared/checkout/steps/availability/non-bookable-reason.ts'
import { availabilityResults } from '../../../../shared/checkout/steps/availability/page.ts'
import { money } from '../../../../shared/format/money.ts'
import { priceSummary } from '../trip/price-answer.ts'

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
      isExtra: z.boolean().optional(),
    }),
  ),
  price: priceSummary,
  onRequest: z.boolean(),
  remarks: z.array(z.string()),
  checkedAt: z.string(),
})
