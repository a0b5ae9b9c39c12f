import { z } from 'zod'
import { availabilityCheck } from './availability-check.ts'
import { text } from './lenient.ts'

/** POST start-booking: checks first, then goes on by itself; the state is read from the checkout. */
export const startedBooking = z.object({ status: text, summary: availabilityCheck.shape.summary.optional().catch(undefined) })

const decimal = z.string().regex(/^\d{1,9}\.\d{2}$/)

/** POST payment-transactions/create. `value` is the older name of `amount`, and still required. */
export const transactionRequest = z.object({
  externalRefId: z.string(),
  amount: z.object({ currency: z.string(), value: decimal, amount: decimal }),
  transactionType: z.literal('Payment'),
  paymentMethod: z.enum(['CreditCard', 'DirectDebit', 'Other']),
  /** Needed with Other. */
  paymentMethodName: z.string().optional(),
  status: z.literal('Closed'),
})
