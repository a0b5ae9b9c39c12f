import type { Context } from 'hono'
import { checkoutObjectOf } from '../../checkout/context.ts'
import type { AppEnv } from '../../env.ts'
import { isCheckoutId } from '../../provider/caller.ts'
import { declineLine, paymentEvent } from './payment-event.ts'
import { verifySignature } from './signature.ts'

/** `POST /webhooks/stripe`: answered at once; the checkout's object goes on by itself. What is not about a checkout of ours is taken and forgotten. */
export async function serveStripeWebhook(c: Context<AppEnv>): Promise<Response> {
  const body = await c.req.text()
  const secrets = (c.env.STRIPE_WEBHOOK_SECRET ?? '').split(/\s+/)
  const verdict = await verifySignature(c.req.header('Stripe-Signature') ?? '', body, secrets, Date.now())
  if (verdict !== 'valid') {
    console.warn(JSON.stringify({ event: 'webhook-refused', verdict, requestId: c.get('requestId') }))
    return c.body(null, 400)
  }
  const event = paymentEvent.safeParse(readJson(body)).data
  if (!event) return c.body(null, 200)
  const { id, metadata } = event.data.object
  if (!isCheckoutId(metadata.checkout)) return c.body(null, 200)
  const declined = declineLine(event)
  if (declined) console.warn(declined)
  await checkoutObjectOf(c.env, metadata.checkout).hurrySettlement(id)
  return c.body(null, 200)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
