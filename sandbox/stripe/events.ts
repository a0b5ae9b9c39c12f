import type { Context } from 'hono'
import { z } from 'zod'
import type { App, Env } from '../env.ts'
import { randomToken } from '../trip/identifier.ts'
import { wishFor } from '../wish.ts'
import { webhookSecret } from './credentials.ts'
import { intentView } from './intent-view.ts'
import type { StripeIntent } from './intents.ts'

export const eventTypes = [
  'payment_intent.requires_action',
  'payment_intent.processing',
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
] as const
export type EventType = (typeof eventTypes)[number]

/** What a test has asked for: `held` until it is prompt again, then the newest comes first; `twice`; `lost` for good. */
export const deliveries = ['prompt', 'held', 'twice', 'lost'] as const
type Delivery = (typeof deliveries)[number]

const deliveryOf = async (db: D1Database, checkoutId: string): Promise<Delivery> =>
  z
    .enum(deliveries)
    .catch('prompt')
    .parse(await wishFor(db, 'stripe-webhooks', checkoutId))

/** `Stripe-Signature` as the processor documents it. */
export async function sign(body: string, at: number, secret = webhookSecret): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`${at}.${body}`)))
  return `t=${at},v1=${Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

async function post({ STOREFRONT: storefront }: Env, body: string): Promise<void> {
  const signature = await sign(body, Math.floor(Date.now() / 1000))
  await storefront
    ?.fetch('http://tidemark.localhost/webhooks/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature, 'user-agent': 'Stripe/1.0' },
      body,
    })
    .then((answer) => answer.body?.cancel())
}

const stored = z.array(z.object({ id: z.string(), body: z.string() }))

/** Events that were held are delivered, the newest first. */
export async function releaseEvents(env: Env, checkoutId: string): Promise<void> {
  const { results } = await env.DB.prepare(
    `update stripe_events set state = 'sent' where state = 'held' and instr(body, ?) > 0 returning id, body, position`,
  )
    .bind(checkoutId)
    .all()
  const events = stored.parse(results.toSorted((one, other) => Number(other.position) - Number(one.position)))
  for (const { body } of events) await post(env, body)
}

async function deliver(env: Env, type: EventType, intent: StripeIntent, origin: string): Promise<void> {
  const delivery = await deliveryOf(env.DB, intent.checkout_id)
  const id = `evt_${randomToken()}`
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    data: { object: intentView(intent, origin) },
    livemode: false,
    pending_webhooks: 1,
    type,
  })
  await env.DB.prepare(
    `insert into stripe_events (id, position, body, state) select ?, coalesce(max(position), 0) + 1, ?, ? from stripe_events`,
  )
    .bind(id, body, delivery === 'held' ? 'held' : delivery === 'lost' ? 'lost' : 'sent')
    .run()
  for (let times = delivery === 'twice' ? 2 : delivery === 'prompt' ? 1 : 0; times > 0; times--) await post(env, body)
}

/** What goes on when the answer is out; asked directly by a test, before it. */
export async function afterAnswer(c: Context<App>, work: () => Promise<void>): Promise<void> {
  try {
    c.executionCtx.waitUntil(work())
  } catch {
    await work()
  }
}

/** Nobody waits for it: whoever hears of it asks for the intent anyway. */
export function emit(c: Context<App>, type: EventType, intent: StripeIntent): void {
  const { origin } = new URL(c.req.url)
  void afterAnswer(c, () => deliver(c.env, type, intent, origin).catch((error: unknown) => console.warn('A webhook was not taken', error)))
}
