import { z } from 'zod'
import { paymentPlans } from '../checkout/payment/payment-method.ts'
import { listOf, text } from './lenient.ts'
import { currency, decimalOrMinor } from './money.ts'

/** The checkout API: snake case, plans and states in capitals. An unknown state or plan is passed over, never guessed. */
export const itineraryState = z.object({
  booking_status: text,
  booking_supported_payment_plans: listOf(z.string()).transform((plans) => paymentPlans.filter((plan) => plans.includes(plan))),
  source_channel: text,
  booking_reference: text,
})
export type ItineraryState = z.infer<typeof itineraryState>

/** Amounts are minor units, as in the sessions; text would be a decimal amount. */
export const paymentSchedule = z.object({
  payment_plan: z.enum(paymentPlans),
  items: z
    .array(
      z.object({
        amount: decimalOrMinor,
        currency,
        due_date: z
          .string()
          .regex(/^\d{4}-\d{2}-\d{2}/)
          .transform((date) => date.slice(0, 10)),
      }),
    )
    .min(1),
})
export type PaymentSchedule = z.infer<typeof paymentSchedule>

export const scheduleQuery = z.object({ plan: z.enum(paymentPlans) })
export const sessionQuery = z.object({ session: z.string().regex(/^[\w-]{1,80}$/) })

/** What a method without fields needs to go on; the browser has no part in it. */
export const sessionConfirmation = z.discriminatedUnion('payment_method', [
  z.object({ payment_method: z.literal('IDEAL'), return_url: z.url() }),
  z.object({ payment_method: z.literal('INVOICE') }),
])
export type SessionConfirmation = z.infer<typeof sessionConfirmation>
