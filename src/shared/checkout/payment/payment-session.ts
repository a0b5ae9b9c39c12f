import { z } from 'zod'
import { paymentPlans, wireMethods } from './payment-method.ts'

/** POST /tours-checkout-api/itineraries/{checkoutId}/checkout-sessions, as the browser sends it and as it is sent on. */
export const checkoutSessionBody = z.object({
  payment_plan: z.enum(paymentPlans),
  payment_method: z.enum(wireMethods),
  customer: z.object({ email: z.string().max(250) }),
})
export type CheckoutSessionBody = z.infer<typeof checkoutSessionBody>

export const sessionStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
  'unknown',
] as const

/** Its answer, and with GET …/checkout-sessions/{session_id} its state. `amount` is in minor units. */
export const checkoutSession = z.object({
  session_id: z.string(),
  client_secret: z.string(),
  publishable_key: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(sessionStatuses).catch('unknown'),
  /** Where the traveller goes on, for a method that leads to a bank's own page. */
  redirect_url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
  /** Why the last attempt came to nothing, in the processor's code. */
  error: z.object({ code: z.string(), decline_code: z.string().optional() }).optional().catch(undefined),
})
export type CheckoutSession = z.infer<typeof checkoutSession>
