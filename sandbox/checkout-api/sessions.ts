import { Hono } from 'hono'
import { z } from 'zod'
import { priceToBook } from '../booking/book.ts'
import { bookingWindowEnd } from '../booking/booking-window.ts'
import { paidFor } from '../booking/transactions.ts'
import type { App } from '../env.ts'
import { confirmAtBank, confirmInvoice } from '../payments/confirm.ts'
import { goOn } from '../payments/go-on.ts'
import { cancelIntent, findOrMakeIntent, type Intent, publishableKey, readIntentOfSession } from '../payments/intent.ts'
import { today } from '../today.ts'
import { paymentPlans } from '../trip/payment-schedules.ts'
import { plays } from '../trip/trip.ts'
import { dueItems, plansOf } from './due-items.ts'
import { refuse } from './refusal.ts'

const sessionRequest = z.object({
  payment_plan: z.enum(paymentPlans),
  payment_method: z.enum(['CARD', 'SEPA_DEBIT', 'IDEAL']),
  customer: z.object({ email: z.email().max(250) }),
})

/** What a method without fields needs to go on; the browser has no part in it. */
const confirmation = z.discriminatedUnion('payment_method', [
  z.object({ payment_method: z.literal('IDEAL'), return_url: z.url().max(500) }),
  z.object({ payment_method: z.literal('INVOICE') }),
])

/** Browsers meet the sandbox on the port of the shop. */
function bankAddress({ id, secret }: Intent, returnUrl: string): string {
  const { protocol, port } = new URL(returnUrl)
  const bank = new URL(`/payments/bank/${id}`, `${protocol}//sandbox.localhost${port && ':'}${port}`)
  bank.searchParams.set('client_secret', secret)
  bank.searchParams.set('return_url', returnUrl)
  return bank.href
}

const sessionView = ({ session_id, secret, amount, currency, status, error }: Intent) => ({
  session_id,
  client_secret: secret,
  publishable_key: publishableKey,
  amount,
  currency,
  status,
  ...(error && { error }),
})

export const sessions = new Hono<App>()
  .post('/itineraries/:id/checkout-sessions', async (c) => {
    const { checkout, language } = c.var
    const { DB } = c.env
    const key = c.req.header('idempotency-key')
    const parsed = sessionRequest.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success || !key || key.length > 255)
      return refuse(c, 'VALIDATION_FAILED', key ? undefined : 'The header Idempotency-Key is missing.')
    const { payment_plan, payment_method, customer } = parsed.data
    if (plays(checkout.trip, 'closed-transactions')) return refuse(c, 'API_ITINERARY_HAS_CLOSED_TRANSACTIONS')
    if (!plansOf(checkout).includes(payment_plan)) return refuse(c, 'API_UNSUPPORTED_PAYMENT_PLAN')
    const request = JSON.stringify([payment_plan, payment_method, customer.email])
    const known = await DB.prepare('select session_id from payment_intents where checkout_id = ? and idempotency_key = ?')
      .bind(checkout.id, key)
      .first<string>('session_id')
    if (!known) {
      const isChange = checkout.status === 'BookingChangeInitiated'
      if (checkout.status !== 'BookingInitiated' && !isChange) return refuse(c, 'API_ITINERARY_HAS_CLOSED_TRANSACTIONS')
      if (!isChange && (await paidFor(DB, checkout.id)) > 0) return refuse(c, 'API_ITINERARY_HAS_CLOSED_TRANSACTIONS')
      if (bookingWindowEnd(checkout.trip, today()) < today())
        return refuse(c, 'API_GENERIC_CHECKOUT_ERROR', 'The booking window has closed.')
    }
    const intent = await findOrMakeIntent(DB, {
      idempotency_key: key,
      request: JSON.stringify({ request, agreed: priceToBook(checkout) }),
      checkout_id: checkout.id,
      amount: dueItems({ ...checkout, isRechecked: true }, payment_plan)[0]?.amount ?? 0,
      currency: checkout.trip.currency,
      payment_plan,
      payment_method,
      email: customer.email,
      language,
    })
    const first = z.object({ request: z.string() }).parse(JSON.parse(intent.request))
    if (first.request !== request) return refuse(c, 'VALIDATION_FAILED', 'The idempotency key belongs to another request.')
    if (!known && plays(checkout.trip, 'answer-502')) return c.body(null, 502)
    return c.json(sessionView(intent))
  })

  .post('/itineraries/:id/checkout-sessions/:sessionId/confirm', async (c) => {
    const { DB } = c.env
    const { checkout } = c.var
    const parsed = confirmation.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) return refuse(c, 'VALIDATION_FAILED')
    const intent = await readIntentOfSession(DB, checkout.id, c.req.param('sessionId'))
    if (!intent) return refuse(c, 'API_ITINERARY_NOT_FOUND')
    if (parsed.data.payment_method === 'INVOICE') {
      if (checkout.origin !== 'APP') return refuse(c, 'VALIDATION_FAILED', 'Only agencies get invoices.')
      return c.json(sessionView(await confirmInvoice(DB, intent)))
    }
    const at = await confirmAtBank(DB, intent)
    const redirect_url = bankAddress(at, parsed.data.return_url)
    return c.json({ ...sessionView(at), ...(at.status === 'requires_action' && { redirect_url }) })
  })

  .post('/itineraries/:id/checkout-sessions/:sessionId/cancel', async (c) => {
    const intent = await readIntentOfSession(c.env.DB, c.var.checkout.id, c.req.param('sessionId'))
    return intent ? c.json(sessionView(await cancelIntent(c.env.DB, intent))) : refuse(c, 'API_ITINERARY_NOT_FOUND')
  })

  .get('/itineraries/:id/checkout-sessions/:sessionId', async (c) => {
    const intent = await readIntentOfSession(c.env.DB, c.var.checkout.id, c.req.param('sessionId'))
    return intent ? c.json(sessionView(await goOn(c.env.DB, intent))) : refuse(c, 'API_ITINERARY_NOT_FOUND')
  })
