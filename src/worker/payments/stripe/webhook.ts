import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../app.ts'
import { checkoutObjectOf } from '../../checkout/context.ts'
import { isCheckoutId } from '../../provider/caller.ts'
import { verifySignature } from './signature.ts'

/** As much of an event as is believed: which payment to look at. How it stands is asked, so that order and repetition do not matter. */
const paymentEvent = z.object({
  type: z.string().startsWith('payment_intent.'),
  data: z.object({ object: z.object({ id: z.string().max(100), metadata: z.object({ checkout: z.string() }) }) }),
})

/** `POST /webhooks/stripe`: answered at once; the checkout's object goes on by itself. What is not about a checkout of ours is taken and forgotten. */
export async function serveStripeWebhook(c: Context<AppEnv>): Promise<Response> {
  const body = await c.req.text()
  const secrets = (c.env.STRIPE_WEBHOOK_SECRET ?? '').split(/\s+/)
  const verdict = await verifySignature(c.req.header('Stripe-Signature') ?? '', body, secrets, Date.now())
  if (verdict !== 'valid') {
    console.warn(JSON.stringify({ event: 'webhook-refused', verdict, requestId: c.get('requestId') }))
    return c.body(null, 400)
  }
  const event = paymentEvent.safeParse(readJson(body)).data?.data.object
  if (event && isCheckoutId(event.metadata.checkout)) await checkoutObjectOf(c.env, event.metadata.checkout).hurrySettlement(event.id)
  return c.body(null, 200)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
