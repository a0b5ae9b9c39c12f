import { z } from 'zod'
import { sessionStatuses } from '../../../shared/checkout/payment/payment-session.ts'
import { originOr } from '../../../shared/deployment/origin.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import type { Retry } from '../../../shared/provider/call.ts'
import { RetryBudget, withRetries } from '../../provider/retry.ts'
import { type Answer, askOnce, times, UpstreamFailure } from '../../provider/upstream.ts'
import { readRefusal, refusalLine, type StripeRefusal, toFailure } from './refusal.ts'

export type StripeEnv = {
  /** Origin of the API where it is another than Stripe's own, perhaps with a port; http on this machine alone. `sandbox` is the service binding. */
  STRIPE_API?: string
  /** Secret or restricted key. A secret. */
  STRIPE_SECRET_KEY?: string
  SANDBOX?: { fetch(request: Request): Promise<Response> }
}

const apiVersion = '2026-10-28.endive'
const api = originOr(['sandbox'])

/** As much of a PaymentIntent as the shop reads. Amounts are minor units. */
export const paymentIntent = z.object({
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
  last_payment_error: z
    .object({ code: z.string().catch(''), decline_code: z.string().optional() })
    .nullish()
    .catch(undefined),
})
export type PaymentIntent = z.infer<typeof paymentIntent>

/** With the intent as it is, where a write came too late for its state. */
export const lateFailure = z.object({
  error: z.object({ code: z.literal('payment_intent_unexpected_state'), payment_intent: paymentIntent }),
})

export type WantedIntent = {
  amount: number
  currency: string
  method: 'card' | 'sepa_debit' | 'ideal'
  checkoutId: string
}

/** What the built-in checkout API asks of Stripe. Every write has a key, and the same key is the same payment however often it is asked for; a confirmation needs none, as it leads to where it led before. */
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

function reach({ STRIPE_API: text = 'https://api.stripe.com', SANDBOX: sandbox }: StripeEnv) {
  const { data: at, error } = api.safeParse(text)
  if (at === 'sandbox' && sandbox) return { origin: 'http://sandbox.localhost/stripe', fetch: (request: Request) => sandbox.fetch(request) }
  if (at !== undefined && at !== 'sandbox') return { origin: at, fetch: (request: Request) => fetch(request) }
  throw new AppError('UNKNOWN', `STRIPE_API of this deployment is not readable: ${error?.issues[0]?.message ?? 'there is no sandbox'}`)
}

/** What Stripe answered: the body of what it did, or its refusal, which the log knows of unless it is one that was reckoned with. */
type Heard = { body: unknown } | { refusal: StripeRefusal; body: unknown; tell(): void }

/** A thin client over our own retrying layer, so that there is one (rule 26, docs/decisions/017). */
export function stripeOf(env: StripeEnv): Stripe {
  async function ask(method: 'GET' | 'POST', path: string, { fields, key }: { fields?: Fields; key?: string } = {}): Promise<Heard> {
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
    let requestId = ''
    const send = async (request: Request): Promise<Response> => {
      const response = await fetch(request)
      requestId = response.headers.get('request-id') ?? ''
      return response
    }
    const limits = method === 'GET' ? times.ordinary : times.long
    const retry: Retry = method === 'GET' ? 'read' : 'keyed'
    try {
      const answer = await withRetries((leftMs) => askOnce(send, make, { ...limits, totalMs: leftMs }), {
        retry,
        hasKey: key !== undefined,
        totalMs: limits.totalMs,
        budget,
      })
      return heard({ method, path }, answer, requestId)
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error
      throw new AppError('API_SERVICE_UNAVAILABLE', `stripe ${method} ${path}: ${error.kind}`, { cause: error })
    }
  }

  /** Where a write comes too late, the answer carries the intent as it is: its state decides. */
  async function intent(asking: Promise<Heard>): Promise<PaymentIntent> {
    const answer = await asking
    if (!('refusal' in answer)) return readIntent(answer.body)
    const late = lateFailure.safeParse(answer.body).data
    if (late) return late.error.payment_intent
    answer.tell()
    throw toFailure(answer.refusal)
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
            'allowed_payment_method_types[]': method,
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
      if (!('refusal' in answer) || answer.refusal.code === 'charge_already_refunded') return
      answer.tell()
      throw toFailure(answer.refusal)
    },
  }
}

function heard(asked: { method: string; path: string }, { status, body, retryAfterSeconds }: Answer, requestId: string): Heard {
  if (status < 300) return { body }
  const refusal = readRefusal(body, { status, requestId, retryAfterSeconds })
  return { refusal, body, tell: () => console.error(refusalLine(asked, refusal)) }
}

function readIntent(body: unknown): PaymentIntent {
  const parsed = paymentIntent.safeParse(body)
  if (parsed.success) return parsed.data
  throw new AppError('BAD_GATEWAY', 'stripe: the answer is no payment intent', { cause: parsed.error })
}
