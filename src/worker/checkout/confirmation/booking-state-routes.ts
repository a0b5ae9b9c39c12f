import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import { reconcilePaymentSession } from '../payment/reconcile-payment-session.ts'
import { notFound, setCookie } from '../routes/answer.ts'
import { callRoutes, type Handle, onCheckout } from '../routes/on-checkout.ts'
import { loadEntryFacts } from '../trip/facts.ts'
import { openTrip } from '../trip/trip.ts'

/** The page's own verdict, so that whoever waits for it never sees another one there (rule 40). */
const bookingState =
  (c: Context<AppEnv>): Handle =>
  async (context, id) => {
    const facts = await loadEntryFacts(context, openTrip(context, id))
    await reconcilePaymentSession(context, facts)
    const { entry, payment, browser } = facts
    if (entry.kind === 'not-found') return notFound(c)
    setCookie(c, browser.setCookie)
    return c.json({ state: entry.kind === 'confirmation' ? entry.state : payment === 'cancelled' ? 'failed' : 'open' })
  }

export const bookingStateRoutes = callRoutes().get('/checkout/booking-state', (c) => onCheckout(c, bookingState(c)))
