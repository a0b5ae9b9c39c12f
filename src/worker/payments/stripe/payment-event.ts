import { z } from 'zod'
import { declineOf } from '../../../shared/checkout/payment/decline.ts'

/** As much of an event as is believed: which payment to look at. How it stands is asked, so that order and repetition do not matter. Why a bank declined is for the log alone. */
export const paymentEvent = z.object({
  type: z.string().startsWith('payment_intent.'),
  data: z.object({
    object: z.object({
      id: z.string().max(100),
      metadata: z.object({ checkout: z.string() }),
      last_payment_error: z
        .object({ type: z.string().catch(''), code: z.string().catch(''), decline_code: z.string().catch('') })
        .nullish()
        .catch(undefined),
    }),
  }),
})

/** One line per attempt that came to nothing; none for any other event. */
export function declineLine({ type: event, data }: z.infer<typeof paymentEvent>): string | undefined {
  const { id, metadata, last_payment_error: error } = data.object
  if (event !== 'payment_intent.payment_failed' || !error) return undefined
  const { type, code, decline_code: declineCode } = error
  return JSON.stringify({
    event: 'payment-declined',
    checkoutId: metadata.checkout,
    payment: id,
    type,
    code,
    declineCode,
    told: declineOf(error),
  })
}
