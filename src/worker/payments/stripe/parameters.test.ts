import type Stripe from 'stripe'
import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { sessionStatuses } from '../../../shared/checkout/payment/payment-session.ts'
import { lateFailure, paymentIntent, stripeOf } from './client.ts'
import { paymentEvent } from './payment-event.ts'
import { stripeFailure } from './refusal.ts'

/**
 * What is sent and read, held against the official package of the pinned release: a literal here does not compile with a name that Stripe does not have,
 * and is compared with what the adapter sends.
 */
const common = { amount: 1200, currency: 'eur', metadata: { checkout: 'abcdefghijkl' } }
const sent = {
  card: { ...common, allowed_payment_method_types: ['card'], capture_method: 'manual' },
  sepa_debit: { ...common, allowed_payment_method_types: ['sepa_debit'], capture_method: 'automatic' },
  ideal: { ...common, allowed_payment_method_types: ['ideal'], capture_method: 'automatic' },
} satisfies Record<string, Stripe.PaymentIntentCreateParams>
const confirmed = {
  payment_method_data: { type: 'ideal' },
  return_url: 'https://shop.example/back',
} satisfies Stripe.PaymentIntentConfirmParams
const nothing = {} satisfies Stripe.PaymentIntentCaptureParams & Stripe.PaymentIntentCancelParams & Stripe.PaymentIntentRetrieveParams
const refunded = { payment_intent: 'pi_1' } satisfies Stripe.RefundCreateParams

/** As little of the official answers as the adapter reads. */
const intent = {
  id: 'pi_1',
  client_secret: 'pi_1_secret_2',
  amount: 1200,
  currency: 'eur',
  status: 'requires_action',
  next_action: { redirect_to_url: { url: 'https://bank.example/' } },
  last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
} satisfies PartOf<Stripe.PaymentIntent>
const error = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  param: 'number',
  message: 'Declined.',
  payment_intent: intent,
} satisfies PartOf<OfficialError>

/** The package leaves its lists of words open; these are the ones that it names. */
type Named<Word> = Word extends string ? (string extends Word ? never : Word) : never
const event = {
  type: 'payment_intent.payment_failed',
  data: {
    object: { ...intent, metadata: { checkout: 'abcdefghijkl' }, last_payment_error: { ...intent.last_payment_error, type: 'card_error' } },
  },
} satisfies PartOf<Stripe.PaymentIntentPaymentFailedEvent>

type PartOf<Whole> = { [Name in keyof Whole]?: NonNullable<Whole[Name]> extends object ? PartOf<NonNullable<Whole[Name]>> : Whole[Name] }
/** The body of an error, as `PaymentIntent` and the package's own errors have it. */
type OfficialError = Stripe.PaymentIntent.LastPaymentError & { payment_intent?: Stripe.PaymentIntent }

/** `a[b]=1&c[]=2` as the object that it stands for; numbers where the official type has numbers. */
function decoded(form: string): object {
  const whole: Record<string, unknown> = {}
  for (const [key, value] of new URLSearchParams(form)) {
    const [first = '', ...rest] = key.split(/\]\[|\[|\]/).filter((part, index, all) => part !== '' || index < all.length - 1)
    const isList = key.endsWith('[]')
    const name = isList ? key.slice(0, -2) : first
    if (isList) whole[name] = [...z.array(z.unknown()).catch([]).parse(whole[name]), value]
    else if (rest[0]) whole[first] = { ...z.record(z.string(), z.unknown()).catch({}).parse(whole[first]), [rest[0]]: value }
    else whole[first] = first === 'amount' ? Number(value) : value
  }
  return whole
}

const asked: { line: string; version: string | null; body: object }[] = []
const stripe = stripeOf({
  STRIPE_API: 'sandbox',
  STRIPE_SECRET_KEY: 'sk_test_1',
  SANDBOX: {
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      asked.push({
        line: `${request.method} ${pathname.replace('/stripe', '')}${search}`,
        version: request.headers.get('stripe-version'),
        body: decoded(await request.text()),
      })
      return Response.json(intent)
    },
  },
})

test('sends what Stripe knows, and nothing else', async () => {
  for (const method of ['card', 'sepa_debit', 'ideal'] as const)
    await stripe.create({ amount: 1200, currency: 'EUR', method, checkoutId: 'abcdefghijkl' }, 'key')
  await stripe.retrieve('pi_1')
  await stripe.confirmIdeal('pi_1', confirmed.return_url)
  await stripe.capture('pi_1', 'key')
  await stripe.cancel('pi_1', 'key')
  await stripe.refund('pi_1', 'key')
  expectTypeOf<Parameters<typeof stripe.create>[0]['method']>().toExtend<Named<Stripe.PaymentIntentCreateParams.AllowedPaymentMethodType>>()
  expect(asked.map(({ line, body }) => [line, body])).toEqual([
    ['POST /v1/payment_intents', sent.card],
    ['POST /v1/payment_intents', sent.sepa_debit],
    ['POST /v1/payment_intents', sent.ideal],
    ['GET /v1/payment_intents/pi_1', nothing],
    ['POST /v1/payment_intents/pi_1/confirm', confirmed],
    ['POST /v1/payment_intents/pi_1/capture', nothing],
    ['POST /v1/payment_intents/pi_1/cancel', nothing],
    ['POST /v1/refunds', refunded],
  ])
})

test('speaks the version that the types are of', () => {
  const version: Stripe.LatestApiVersion = '2026-10-28.endive'
  expect(new Set(asked.map((each) => each.version))).toEqual(new Set([version]))
})

/** Every name that a schema reads, through objects and what may be missing. */
function namesOf(schema: unknown, at = ''): string[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, inner]) => namesOf(inner, `${at}.${name}`))
  const inner = z.object({ def: z.object({ innerType: z.unknown() }) }).safeParse(schema).data?.def.innerType
  return inner === undefined ? [at] : namesOf(inner, at)
}
const has = (whole: unknown, path: string): boolean => {
  const found = path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined), whole)
  return found !== undefined
}

test.each([
  ['a payment', paymentIntent, intent],
  ['an error', stripeFailure, { error }],
  ['a write that came too late', lateFailure, { error }],
  ['an event', paymentEvent, event],
])('reads nothing of %s that Stripe does not have', (_, schema, official) => {
  const names = namesOf(schema)
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => !has(official, name))).toEqual([])
})

test('knows every state of a payment, and makes none up', () => {
  expectTypeOf<Exclude<(typeof sessionStatuses)[number], 'unknown'>>().toEqualTypeOf<Named<Stripe.PaymentIntent.Status>>()
  expect(paymentIntent.parse(intent)).toMatchObject({ status: 'requires_action', last_payment_error: intent.last_payment_error })
})
