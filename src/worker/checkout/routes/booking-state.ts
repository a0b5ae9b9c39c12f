import type { Context } from 'hono'
import type { AppEnv } from '../../app.ts'
import { loadEntryFacts } from '../facts.ts'
import { notFound, setCookie } from './answer.ts'
import { callRoutes, type Handle, onCheckout } from './on-checkout.ts'

/** The page's own verdict, so that whoever waits for it never sees another one there (rule 40). */
const bookingState =
  (c: Context<AppEnv>): Handle =>
  async (context, id) => {
    const { entry, payment, browser } = await loadEntryFacts(context, id)
    if (entry.kind === 'not-found') return notFound(c)
    setCookie(c, browser.setCookie)
    return c.json({ state: entry.kind === 'confirmation' ? entry.state : payment === 'cancelled' ? 'failed' : 'open' })
  }

export const bookingStateRoutes = callRoutes().get('/checkout/booking-state', (c) => onCheckout(c, bookingState(c)))
