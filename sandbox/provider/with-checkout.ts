import { createMiddleware } from 'hono/factory'
import { endSlowChange } from '../booking/started.ts'
import type { App } from '../env.ts'
import { playFault } from '../fault.ts'
import { today } from '../today.ts'
import { readCheckout } from './checkout-record.ts'
import { notFound } from './problem.ts'

/** Reads the checkout of `:id` for the rest of the call, and plays what its scenario does to every call. */
export const withCheckout = createMiddleware<App>(async (c, next) => {
  const read = () => readCheckout(c.env.DB, c.req.param('id') ?? '', c.var.owner, today())
  const checkout = await read()
  if (!checkout) return notFound()
  await playFault(checkout.trip.tour)
  const isEnded = await endSlowChange(c.env.DB, checkout)
  c.set('checkout', (isEnded && (await read())) || checkout)
  await next()
})
