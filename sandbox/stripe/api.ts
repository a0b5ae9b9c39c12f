import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { App } from '../env.ts'
import { controlledFault } from '../fault.ts'
import { acceptedLanguage } from '../provider/language.ts'
import { stripeFailure, withIdempotency } from './answers.ts'
import { confirmation, confirmStripeIntent, proveStripeIntent } from './confirm.ts'
import { publishableKey, secretKey } from './credentials.ts'
import { emit } from './events.ts'
import { intentView } from './intent-view.ts'
import {
  insertStripeIntent,
  markRefunded,
  moveStripeIntent,
  readStripeIntent,
  type StripeIntent,
  stripeMethods,
  writeStripeLedger,
} from './intents.ts'

const wantedIntent = z.object({
  amount: z.coerce.number().int().positive(),
  currency: z.string().regex(/^[a-z]{3}$/),
  'payment_method_types[]': z.enum(stripeMethods),
  capture_method: z.enum(['manual', 'automatic']).default('automatic'),
  'metadata[checkout]': z.string().default(''),
})

const fieldsOf = async (c: Context<App>) => Object.fromEntries(new URLSearchParams(await c.req.text()))
const view = (c: Context<App>, intent: StripeIntent) => c.json(intentView(intent, new URL(c.req.url).origin))
const refuse = (c: Context<App>, status: 400 | 401 | 402 | 404, code: string, message: string, more: object = {}) =>
  c.json(stripeFailure('invalid_request_error', code, message, more), status)
const missing = (c: Context<App>) => refuse(c, 404, 'resource_missing', 'No such payment_intent.')

const holdsSecretKey = (c: Context<App>) => c.req.header('authorization') === `Bearer ${secretKey}`

/** Too late for what was asked: the answer carries the intent as it is. */
const unexpected = async (c: Context<App>, { id }: StripeIntent) => {
  const now = await readStripeIntent(c.env.DB, id)
  return refuse(c, 400, 'payment_intent_unexpected_state', 'This PaymentIntent could not be changed in its present state.', {
    ...(now && { payment_intent: intentView(now, new URL(c.req.url).origin) }),
  })
}

/** For the shop's server, with its secret key. */
const server = new Hono<App>()
  .use(async (c, next) => (holdsSecretKey(c) ? next() : refuse(c, 401, 'invalid_api_key', 'Invalid API Key provided.')))
  .use(controlledFault)
  .use(withIdempotency)
  .post('/payment_intents', async (c) => {
    const wanted = wantedIntent.safeParse(await fieldsOf(c))
    if (!wanted.success) return refuse(c, 400, 'parameter_invalid', 'A parameter cannot be read.')
    const { amount, currency, capture_method: capture, 'payment_method_types[]': method, 'metadata[checkout]': checkout_id } = wanted.data
    if (method !== 'card' && (currency !== 'eur' || capture === 'manual'))
      return refuse(c, 400, 'parameter_invalid', `${method} takes euro only, and no manual capture.`)
    return view(c, await insertStripeIntent(c.env.DB, { amount, currency, method, capture, checkout_id }))
  })
  .get('/payment_intents/:id', async (c) => {
    const intent = await readStripeIntent(c.env.DB, c.req.param('id'))
    return intent ? view(c, intent) : missing(c)
  })
  .post('/payment_intents/:id/confirm', async (c) => {
    const wanted = confirmation.safeParse(await fieldsOf(c))
    const intent = await readStripeIntent(c.env.DB, c.req.param('id'))
    if (!intent) return missing(c)
    if (!wanted.success) return refuse(c, 400, 'parameter_invalid', 'A parameter cannot be read.')
    const result = await confirmStripeIntent(c, intent, wanted.data)
    return 'id' in result ? view(c, result) : unexpected(c, intent)
  })
  .post('/payment_intents/:id/capture', async (c) => {
    const intent = await readStripeIntent(c.env.DB, c.req.param('id'))
    if (!intent) return missing(c)
    const moved = await moveStripeIntent(c.env.DB, intent.id, ['requires_capture'], 'succeeded')
    if (!moved) return unexpected(c, intent)
    await writeStripeLedger(c.env.DB, moved, 'captured')
    emit(c, 'payment_intent.succeeded', moved)
    return view(c, moved)
  })
  .post('/payment_intents/:id/cancel', async (c) => {
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
    const intent = await readStripeIntent(c.env.DB, (await fieldsOf(c)).payment_intent ?? '')
    if (!intent) return missing(c)
    if (intent.status !== 'succeeded') return refuse(c, 400, 'charge_not_refundable', 'There is nothing to give back.')
    if (!(await markRefunded(c.env.DB, intent.id)))
      return refuse(c, 400, 'charge_already_refunded', 'The charge has already been refunded.')
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
    const intent = await intentOf(c, c.req.query('client_secret'))
    return intent ? view(c, intent) : missing(c)
  })
  .post('/payment_intents/:id/confirm', async (c, next) => {
    if (holdsSecretKey(c)) return next()
    const wanted = confirmation.safeParse(await fieldsOf(c))
    const intent = await intentOf(c, wanted.data?.client_secret)
    if (!intent || !wanted.data) return missing(c)
    const result = await confirmStripeIntent(c, intent, wanted.data)
    if (!('id' in result)) return c.json({ error: result }, 402)
    const { error } = result
    return result.status === 'requires_payment_method' && error
      ? c.json({ error: { ...error, payment_intent: intentView(result, new URL(c.req.url).origin) } }, 402)
      : view(c, result)
  })
  /** Not the processor's own: what its 3-D Secure frame does behind its walls. */
  .post('/payment_intents/:id/challenge', async (c) => {
    const wanted = proof.safeParse(await fieldsOf(c))
    const intent = await intentOf(c, wanted.data?.client_secret)
    if (!intent || !wanted.data) return missing(c)
    return view(c, await proveStripeIntent(c, intent, wanted.data.outcome === 'complete', acceptedLanguage(wanted.data.locale)))
  })

export const stripeApi = new Hono<App>().route('/', browser).route('/', server)
