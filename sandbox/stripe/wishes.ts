import type { Context } from 'hono'
import { z } from 'zod'
import type { App } from '../env.ts'
import { wishKey } from '../wish.ts'
import { endDebit } from './confirm.ts'
import { deliveries, releaseEvents } from './events.ts'
import { stripeIntentsIn } from './intents.ts'

/** What a test asks of the processor. */
export const stripeWish = z.object({
  /** How its webhooks arrive; what was held is delivered as soon as they are prompt again, the newest first. */
  webhooks: z.enum(deliveries).optional(),
  /** Debits that take their days come in, or back. */
  debits: z.enum(['collected', 'returned']).optional(),
})

export async function tellStripe(c: Context<App>, { webhooks, debits }: z.infer<typeof stripeWish>, of: string): Promise<void> {
  const { DB } = c.env
  if (webhooks)
    await DB.prepare('insert or replace into control (key, value) values (?, ?)').bind(wishKey('stripe-webhooks', of), webhooks).run()
  if (webhooks === 'prompt') await releaseEvents(c.env, of)
  if (!debits) return
  const underWay = await stripeIntentsIn(DB, 'processing')
  for (const intent of underWay) if (!of || intent.checkout_id === of) await endDebit(c, intent, debits)
}
