import type { Context } from 'hono'
import { dateIn } from '../../shared/format/date.ts'
import type { AppEnv } from '../app.ts'
import type { CheckoutContext } from '../checkout/context.ts'
import { calledMarket } from '../market/language-at.ts'
import { askingFrom, standAt } from '../page/standpoint.ts'

/** Market and language of a browser's call: entry id and lang only choose among this host's own (rule 25); nothing where they choose none. */
export async function callerOf(c: Context<AppEnv>, provider?: string): Promise<CheckoutContext | undefined> {
  const pointer = c.get('pointer')
  const language = c.req.query('lang')
  const market = calledMarket(pointer, new URL(c.req.url).searchParams, provider)
  const spoken = market?.languages.find(({ urlCode }) => urlCode === language)
  if (!market || !spoken) return undefined
  const standpoint = await standAt(c, { market: market.key, language: spoken.urlCode })
  const { place } = standpoint
  return {
    request: c.req.raw,
    env: c.env,
    market: standpoint.market,
    place,
    today: dateIn(place.zone, new Date()),
    ...askingFrom(c, standpoint),
  }
}

/** Of a call about a checkout: a market whose checkout is switched off has none (rule 3). */
export async function checkoutCallerOf(c: Context<AppEnv>, provider?: string): Promise<CheckoutContext | undefined> {
  const caller = await callerOf(c, provider)
  return caller?.market.featureFlags.enableCustomCheckout ? caller : undefined
}

export const isCheckoutId = (value: string | undefined): value is string => value !== undefined && /^[a-z0-9]{12}$/.test(value)
