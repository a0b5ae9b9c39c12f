import type { Context } from 'hono'
import { dateIn } from '../../shared/format/date.ts'
import type { CheckoutContext } from '../checkout/context.ts'
import type { AppEnv } from '../env.ts'
import { calledMarket } from '../market/language-at.ts'
import { shopAt } from '../page/shop.ts'
import { upstreamsFrom } from '../page/upstreams.ts'

/** Market and language of a browser's call: entry id and lang only choose among this host's own (rule 25); nothing where they choose none. */
export async function callerOf(c: Context<AppEnv>, provider?: string): Promise<CheckoutContext | undefined> {
  const liveRelease = c.get('liveRelease')
  const language = c.req.query('lang')
  const market = calledMarket(liveRelease, new URL(c.req.url).searchParams, provider)
  const spoken = market?.languages.find(({ urlCode }) => urlCode === language)
  if (!market || !spoken) return undefined
  const shop = await shopAt(c, { market: market.key, language: spoken.urlCode })
  const { place } = shop
  return {
    request: c.req.raw,
    env: c.env,
    market: shop.market,
    place,
    today: dateIn(place.zone, new Date()),
    ...upstreamsFrom(c, shop),
  }
}

/** Of a call about a checkout: a market whose checkout is switched off has none (rule 3). */
export async function checkoutCallerOf(c: Context<AppEnv>, provider?: string): Promise<CheckoutContext | undefined> {
  const caller = await callerOf(c, provider)
  return caller?.market.featureFlags.enableCustomCheckout ? caller : undefined
}

export const isCheckoutId = (value: string | undefined): value is string => value !== undefined && /^[a-z0-9]{12}$/.test(value)
