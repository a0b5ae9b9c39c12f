import type { Context } from 'hono'
import { promoCodeRequest } from '../../../shared/provider/prices.ts'
import type { AppEnv } from '../../env.ts'
import { problem } from '../../security/problem.ts'
import { notFound, notOwner, setCookie } from '../routes/answer.ts'
import { body, callRoutes, type Handle, onCheckout } from '../routes/on-checkout.ts'
import { loadEntryFacts } from '../trip/facts.ts'
import { openTrip } from '../trip/trip.ts'
import { applyPromoCode, type PromoResult, removePromoCode } from './save.ts'

const alreadyBooked = (c: Context<AppEnv>) => problem(c, 409, 'API_ITINERARY_HAS_CLOSED_TRANSACTIONS')

function answerPromo(c: Context<AppEnv>, result: PromoResult): Response | Promise<Response> {
  if (result.kind === 'not-found') return notFound(c)
  if (result.kind === 'not-owner') return notOwner(c)
  if (result.kind === 'elsewhere') return alreadyBooked(c)
  setCookie(c, result.setCookie)
  if (result.kind === 'changed') return c.json({ price: result.price, before: result.before })
  if (result.kind === 'refused') return problem(c, 422, 'PROMO_CODE_REFUSED', { detail: result.detail })
  c.header('Retry-After', '60')
  return problem(c, 429, 'RATE_LIMITED')
}

/** A code is used up by the worker once the booking is made (rule 34); the browser may ask, and changes nothing. */
const redeem =
  (c: Context<AppEnv>): Handle =>
  async (context, id) => {
    const { entry, record, details } = await loadEntryFacts(context, openTrip(context, id))
    if (entry.kind === 'not-found') return notFound(c)
    if (!record.isOwner) return notOwner(c)
    const isBooked = entry.kind === 'confirmation' && entry.state !== 'confirming'
    return isBooked ? c.json(details.prices) : problem(c, 409, 'PROMO_CODE_REFUSED')
  }

export const promoCodeRoutes = callRoutes()
  .post('/checkout/promo-codes', body(promoCodeRequest), (c) =>
    onCheckout(c, async (context, id) => answerPromo(c, await applyPromoCode(context, id, c.req.valid('json').promoCode))),
  )
  .delete('/checkout/promo-codes', (c) => onCheckout(c, async (context, id) => answerPromo(c, await removePromoCode(context, id))))
  .post('/checkout/promo-codes/redeem', (c) => onCheckout(c, redeem(c)))
