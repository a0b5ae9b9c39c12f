import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../shared/errors/app-error.ts'
import type { AppEnv } from '../env.ts'
import { BoundedMemo } from '../market/bounded-memo.ts'
import { visitorOf } from './visitor.ts'

const shutSeconds = 60
/** Visitors of this isolate who named too many that are none, until when they are not listened to. */
const shut = new BoundedMemo<number>(1000)

const naming = /[?&]checkoutId=|\/(?:checkout|checkout-modifications|design-your-own-tour|itineraries)\/[^/]/

/** Whether an address names a checkout. */
export const namesCheckout = (address: string): boolean => naming.test(address)

/** Ids are guessed in vain, and not for long: whoever names checkouts that are none is asked to wait, before anybody else is asked about them. */
export const limitMisses: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!namesCheckout(c.req.url)) return next()
  const visitor = visitorOf(c.req.raw)
  if ((shut.get(visitor) ?? 0) > Date.now())
    throw new AppError('RATE_LIMITED', 'checkouts that are none: too often', { retryAfterSeconds: shutSeconds })
  await next()
  if (c.res.status !== 404) return
  const { success } = await c.env.MISS_LIMIT.limit({ key: visitor })
  if (!success) shut.set(visitor, Date.now() + shutSeconds * 1000)
}
