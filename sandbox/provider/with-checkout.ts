import { createMiddleware } from 'hono/factory'
import type { App } from '../env.ts'
import { playFault } from '../fault.ts'
import { today } from '../today.ts'
import { readCheckout } from './checkout-record.ts'
import { notFound } from './problem.ts'

/** Reads the checkout of `:id` for the rest of the call, and plays what its scenario does to every call. */
export const withCheckout = createMiddleware<App>(async (c, next) => {
  const checkout = await readCheckout(c.env.DB, c.req.param('id') ?? '', c.var.owner, today())
  if (!checkout) return notFound()
  await playFault(checkout.trip.tour)
  c.set('checkout', checkout)
  await next()
})
