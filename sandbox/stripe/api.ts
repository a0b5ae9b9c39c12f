import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { App } from '../env.ts'
import { controlledFault } from '../fault.ts'
import { acceptedLanguage } from '../provider/language.ts'
import { randomToken } from '../trip/identifier.ts'
import { stripeFailure, withIdempotency } from './answers.ts'
import { confirmation, confirmStripeIntent, proveStripeIntent } from './confirm.ts'
import { publishableKey, secretKey } from './credentials.ts'
import { emit } from './events.ts'
import { intentView } from './intent-view.ts'
import { insertStripeIntent, markRefunded, moveStripeIntent, readStripeIntent, type StripeIntent, writeStripeLedger } from './intents.ts'
import {
  amountTooSmall,
  browserConfirmNames,
  confirmNames,
  createNames,
  type Names,
  noNames,
  readParameters,
  refundNames,
  secretNames,
  type WrongParameter,
  wantedIntent,
  wantedRefund,
} from './parameters.ts'

const version = '2026-10-28.endive'

const view = (c: Context<App>, intent: StripeIntent) => c.json(intentView(intent, new URL(c.req.url).origin))
const refuse = (c: Context<App>, status: 400 | 401 | 402 | 404, message: string, more: { code?: string; [member: string]: unknown } = {}) =>
  c.json(stripeFailure('invalid_request_error', message, more), status)
const refuseParameter = (c: Context<App>, { message, ...wrong }: WrongParameter) => refuse(c, 400, message, wrong)
const missing = (c: Context<App>) =>
  refuse(c, 404, `No such payment_intent: '${c.req.param('id') ?? ''}'`, { code: 'resource_missing', param: 'intent' })

/** What a request holds, or the answer to one that cannot be read. */
async function read<Schema extends z.ZodType>(
  c: Context<App>,
  names: Names,
  schema: Schema,
): Promise<{ data: z.output<Schema> } | { refusal: Response }> {
  const text = c.req.method === 'GET' ? new URL(c.req.url).search : await c.req.text()
  const found = readParameters(text, names, schema)
  return 'data' in found ? found : { refusal: refuseParameter(c, found.wrong) }
}
/** What takes nothing, beside the address. */
const takesNothing = createMiddleware<App>(async (c, next) => {
  const found = await read(c, noNames, z.object({}))
  return 'refusal' in found ? found.refusal : next()
})

const holdsSecretKey = (c: Context<App>) => c.req.header('authorization') === `Bearer ${secretKey}`

/** Too late for what was asked: the answer carries the intent as it is. */
const unexpected = async (c: Context<App>, { id }: StripeIntent) => {
  const now = await readStripeIntent(c.env.DB, id)
  return refuse(c, 400, 'This PaymentIntent could not be changed in its present state.', {
    code: 'payment_intent_unexpected_state',
    ...(now && { payment_intent: intentView(now, new URL(c.req.url).origin) }),
  })
}

/** For the shop's server, with its secret key. */
const server = new Hono<App>()
  .use(async (c, next) => {
    if (!holdsSecretKey(c)) return refuse(c, 401, 'Invalid API Key provided: sk_test_****wrong')
    const asked = c.req.header('stripe-version') ?? version
    return asked === version ? next() : refuse(c, 400, `Invalid Stripe API version: ${asked}`)
  })
  .use(controlledFault)
  .use(withIdempotency)
  .post('/payment_intents', async (c) => {
    const wanted = await read(c, createNames, wantedIntent)
    if ('refusal' in wanted) return wanted.refusal
    const { amount, currency, capture_method: capture, 'metadata[checkout]': checkout_id } = wanted.data
    const { 'allowed_payment_method_types[]': method } = wanted.data
    const tooSmall = amountTooSmall(amount, currency)
    if (tooSmall) return refuseParameter(c, tooSmall)
    if (method !== 'card' && (currency !== 'eur' || capture === 'manual'))
      return refuseParameter(c, {
        code: 'payment_intent_invalid_parameter',
        param: capture === 'manual' ? 'capture_method' : 'currency',
        message: `Payments with ${method} support the currency eur only, and no manual capture.`,
      })
    return view(c, await insertStripeIntent(c.env.DB, { amount, currency, method, capture, checkout_id }))
  })
  .get('/payment_intents/:id', takesNothing, async (c) => {
    const intent = await readStripeIntent(c.env.DB, c.req.param('id'))
    return intent ? view(c, intent) : missing(c)
  })
  .post('/payment_intents/:id/confirm', async (c) => {
    const wanted = await read(c, confirmNames, confirmation)
    if ('refusal' in wanted) return wanted.refusal
    const intent = await readStripeIntent(c.env.DB, c.req.param('id'))
    if (!intent) return missing(c)
    const result = await confirmStripeIntent(c, intent, wanted.data)
    return 'id' in result ? view(c, result) : unexpected(c, intent)
  })
  .post('/payment_intents/:id/capture', takesNothing, async (c) => {
    const intent = await readStripeIntent(c.env.DB, c.req.param('id'))
    if (!intent) return missing(c)
    const moved = await moveStripeIntent(c.env.DB, intent.id, ['requires_capture'], 'succeeded')
    if (!moved) return unexpected(c, intent)
    await writeStripeLedger(c.env.DB, moved, 'captured')
    emit(c, 'payment_intent.succeeded', moved)
    return view(c, moved)
  })
  .post('/payment_intents/:id/cancel', takesNothing, async (c) => {
    const intent = await readStripeIntent(c.env.DB, c.req.param('id'))
    if (!intent) return missing(c)
    const moved = await moveStripeIntent(
      c.env.DB,
      intent.id,
      ['requires_payment_method', 'requires_action', 'requires_capture'],
      'canceled',
    )
    if (!moved) return unexpected(c, intent)
    if (intent.status === 'requires_capture') await writeStripeLedger(c.env.DB, moved, 'cancelled')
    emit(c, 'payment_intent.canceled', moved)
    return view(c, moved)
  })
  .post('/refunds', async (c) => {
    const wanted = await read(c, refundNames, wantedRefund)
    if ('refusal' in wanted) return wanted.refusal
    const intent = await readStripeIntent(c.env.DB, wanted.data.payment_intent)
    if (!intent) return missing(c)
    if (intent.status !== 'succeeded')
      return refuse(c, 400, 'This PaymentIntent does not have a successful charge to refund.', { code: 'charge_not_refundable' })
    if (!(await markRefunded(c.env.DB, intent.id)))
      return refuse(c, 400, 'The charge has already been refunded.', { code: 'charge_already_refunded' })
    await writeStripeLedger(c.env.DB, intent, 'refunded')
    return c.json({
      id: `re_${intent.id}`,
      object: 'refund',
      amount: intent.amount,
      currency: intent.currency,
      payment_intent: intent.id,
      status: 'succeeded',
    })
  })

/** Whoever holds the publishable key and the client secret may act on the intent. */
async function intentOf(c: Context<App>, secret: string | undefined): Promise<StripeIntent | undefined> {
  const intent = await readStripeIntent(c.env.DB, c.req.param('id') ?? '')
  const isKnown = c.req.header('authorization') === `Bearer ${publishableKey}`
  return intent && isKnown && intent.secret === secret ? intent : undefined
}

const proof = z.object({ client_secret: z.string(), outcome: z.enum(['complete', 'fail']), locale: z.string().default('en') })

/** For the processor's own frames in the traveller's browser. */
const browser = new Hono<App>()
  .get('/payment_intents/:id', async (c, next) => {
    if (holdsSecretKey(c)) return next()
    const wanted = await read(c, secretNames, z.object({ client_secret: z.string() }))
    if ('refusal' in wanted) return wanted.refusal
    const intent = await intentOf(c, wanted.data.client_secret)
    return intent ? view(c, intent) : missing(c)
  })
  .post('/payment_intents/:id/confirm', async (c, next) => {
    if (holdsSecretKey(c)) return next()
    const wanted = await read(c, browserConfirmNames, confirmation)
    if ('refusal' in wanted) return wanted.refusal
    const intent = await intentOf(c, wanted.data.client_secret)
    if (!intent) return missing(c)
    const result = await confirmStripeIntent(c, intent, wanted.data)
    if (!('id' in result)) return c.json({ error: result }, 402)
    const { error } = result
    return result.status === 'requires_payment_method' && error
      ? c.json({ error: { ...error, payment_intent: intentView(result, new URL(c.req.url).origin) } }, 402)
      : view(c, result)
  })
  /** Not the processor's own: what its 3-D Secure frame does behind its walls. */
  .post('/payment_intents/:id/challenge', async (c) => {
    const wanted = proof.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())))
    const intent = await intentOf(c, wanted.data?.client_secret)
    if (!intent || !wanted.data) return missing(c)
    return view(c, await proveStripeIntent(c, intent, wanted.data.outcome === 'complete', acceptedLanguage(wanted.data.locale)))
  })

/** Every answer names its request, as an operator looks for it in the processor's own log. */
export const stripeApi = new Hono<App>()
  .use(async (c, next) => {
    await next()
    c.header('request-id', `req_${randomToken().slice(0, 14)}`)
  })
  .route('/', browser)
  .route('/', server)
