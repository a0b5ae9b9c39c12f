import type { Context } from 'hono'
import type { App } from '../env.ts'

const refusals = {
  API_GENERIC_CHECKOUT_ERROR: [400, 'The request cannot be carried out.'],
  API_ITINERARY_NOT_FOUND: [404, 'There is no such itinerary.'],
  API_ITINERARY_HAS_CLOSED_TRANSACTIONS: [409, 'The itinerary holds closed payment transactions.'],
  API_UNSUPPORTED_PAYMENT_PLAN: [400, 'The itinerary does not support this payment plan.'],
  API_BLACKLISTED_COUNTRY: [403, 'The country of the traveller is not served.'],
  VALIDATION_FAILED: [422, 'The request is not valid.'],
} as const

/** Errors as the checkout API says them: `{ code, message, status }`. */
export const refuse = (c: Context<App>, code: keyof typeof refusals, detail?: string) => {
  const [status, message] = refusals[code]
  return c.json({ code, message: detail ?? message, status }, status)
}
