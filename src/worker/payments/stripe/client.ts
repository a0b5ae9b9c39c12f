import { z } from 'zod'
import { sessionStatuses } from '../../../shared/checkout/payment-session.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import type { Retry } from '../../../shared/provider/call.ts'
import { RetryBudget, withRetries } from '../../provider/retry.ts'
import { type Answer, askOnce, times, UpstreamFailure } from '../../provider/upstream.ts'

export type StripeEnv = {
  /** Origin of the API where it is another than Stripe's own; `sandbox` is the service binding. */
  STRIPE_API?: string
  /** Secret or restricted key. A secret. */
  STRIPE_SECRET_KEY?: string
  SANDBOX?: { fetch(request: Request): Promise<Response> }
}

const apiVersion = '2026-10-28.endive'
const apiOrigin = /^https:\/\/[a-z0-9.-]+$/

/** As much of a PaymentIntent as the shop reads (provider-apis 5.4). Amounts are minor units. */
const paymentIntent = z.object({
  id: z.string(),
  client_secret: z.string(),
  amount: z.number().int(),
  currency: z.string().toUpperCase(),
  status: z.enum(sessionStatuses).catch('unknown'),
  /** Where a method of a bank's own page goes on. */
  next_action: z
    .object({ redirect_to_url: z.object({ url: z.url({ protocol: /^https?$/ }) }) })
    .nullish()
    .catch(undefined),
  last_payment_error: z.object({ code: z.string(), decline_code: z.string().optional() }).nullish().catch(undefined),
})
export type PaymentIntent = z.infer<typeof paymentIntent>

const failure = z.object({
  error: z.object({ type: z.string().catch(''), code: z.string().catch(''), payment_intent: paymentIntent.optional().catch(undefined) }),
})

export type WantedIntent = {
  amount: number
  currency: string
  method: 'card' | 'sepa_debit' | 'ideal'
  checkoutId: string
}

/** What the built-in checkout API asks of Stripe. Every write has a key: the same key is the same payment, however often it is asked for. */
export type Stripe = {
  create(wanted: WantedIntent, key: string): Promise<PaymentIntent>
  retrieve(id: string): Promise<PaymentIntent>
  /** Leads to the bank; where it has led there before, to the same place. */
  confirmIdeal(id: string, returnUrl: string): Promise<PaymentIntent>
  /** As it is afterwards, also where it was taken or let go before. */
  capture(id: string, key: string): Promise<PaymentIntent>
  cancel(id: string, key: string): Promise<PaymentIntent>
  /** All of it. */
  refund(id: string, key: string): Promise<void>
}

type Fields = Readonly<Record<string, string>>

const budget = new RetryBudget()

function reach({ STRIPE_API: api = 'https://api.stripe.com', SANDBOX: sandbox }: StripeEnv) {
  if (api === 'sandbox' && sandbox)
    return { origin: 'http://sandbox.localhost/stripe', fetch: (request: Request) => sandbox.fetch(request) }
  if (apiOrigin.test(api)) return { origin: api, fetch: (request: Request) => fetch(request) }
  throw new AppError('UNKNOWN', 'STRIPE_API of this deployment is not readable')
}

/** A thin client over our own retrying layer, so that there is one (ruling 5, docs/decisions/017). */
export function stripeOf(env: StripeEnv): Stripe {
  async function ask(method: 'GET' | 'POST', path: string, { fields, key }: { fields?: Fields; key?: string } = {}): Promise<Answer> {
    const { origin, fetch } = reach(env)
    const headers = new Headers({
      authorization: `Bearer ${env.STRIPE_SECRET_KEY ?? ''}`,
      'stripe-version': apiVersion,
      accept: 'application/json',
      ...(key && { 'idempotency-key': key }),
    })
    const make = (signal: AbortSignal) =>
      new Request(`${origin}${path}`, {
        method,
        headers,
        redirect: 'manual',
        signal,
        ...(method === 'POST' && { body: new URLSearchParams(fields) }),
      })
    const limits = method === 'GET' ? times.ordinary : times.long
    const retry: Retry = method === 'GET' ? 'read' : 'keyed'
    try {
      return await withRetries((leftMs) => askOnce(fetch, make, { ...limits, totalMs: leftMs }), {
        retry,
        hasKey: key !== undefined,
        totalMs: limits.totalMs,
        budget,
      })
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error
      throw new AppError('API_SERVICE_UNAVAILABLE', `stripe ${method} ${path}: ${error.kind}`, { cause: error })
    }
  }

  /** Where a write comes too late, the answer carries the intent as it is: its state decides. */
  async function intent(asking: Promise<Answer>): Promise<PaymentIntent> {
    const answer = await asking
    if (answer.status < 300) return readIntent(answer)
    const held = failure.safeParse(answer.body).data?.error
    if (held?.code === 'payment_intent_unexpected_state' && held.payment_intent) return held.payment_intent
    throw refused(answer)
  }

  const at = (id: string) => `/v1/payment_intents/${encodeURIComponent(id)}`
  return {
    create: ({ amount, currency, method, checkoutId }, key) =>
      intent(
        ask('POST', '/v1/payment_intents', {
          key,
          fields: {
            amount: String(amount),
            currency: currency.toLowerCase(),
            'payment_method_types[]': method,
            capture_method: method === 'card' ? 'manual' : 'automatic',
            'metadata[checkout]': checkoutId,
          },
        }),
      ),
    retrieve: (id) => intent(ask('GET', at(id))),
    confirmIdeal: (id, returnUrl) =>
      intent(ask('POST', `${at(id)}/confirm`, { fields: { 'payment_method_data[type]': 'ideal', return_url: returnUrl } })),
    capture: (id, key) => intent(ask('POST', `${at(id)}/capture`, { key })),
    cancel: (id, key) => intent(ask('POST', `${at(id)}/cancel`, { key })),
    async refund(id, key) {
      const answer = await ask('POST', '/v1/refunds', { key, fields: { payment_intent: id } })
      if (answer.status >= 300 && failure.safeParse(answer.body).data?.error.code !== 'charge_already_refunded') throw refused(answer)
    },
  }
}

function readIntent({ body }: Answer): PaymentIntent {
  const parsed = paymentIntent.safeParse(body)
  if (parsed.success) return parsed.data
  throw new AppError('BAD_GATEWAY', 'stripe: the answer is no payment intent', { cause: parsed.error })
}

/** Codes of §8. Stripe's own sentence is for the operator: it stays in the log. */
function refused({ status, body, retryAfterSeconds }: Answer): AppError {
  const { type = '', code = '' } = failure.safeParse(body).data?.error ?? {}
  const isBusy = status === 409 || status === 429 || status >= 500
  return new AppError(isBusy ? 'API_SERVICE_UNAVAILABLE' : 'BAD_GATEWAY', `stripe: ${status} ${type} ${code}`.trim(), {
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
}
