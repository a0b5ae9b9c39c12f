import { AppError } from '../../../shared/errors/app-error.ts'
import { dateIn } from '../../../shared/format/date.ts'
import type { Env } from '../../env.ts'
import { configOf, getLiveRelease } from '../../market/config-store.ts'
import { shopFor } from '../../page/shop.ts'
import { upstreamsOf } from '../../page/upstreams.ts'
import type { CheckoutContext } from '../context.ts'
import type { Bought } from '../object/bought.ts'
import type { CheckoutHome } from '../object/home.ts'

/** All that a checkout looks at when nobody asks: its shop, market and language as they are now, and no browser. */
export async function unaskedContext(
  env: Env,
  state: Pick<DurableObjectState, 'waitUntil'>,
  { whitelabel }: CheckoutHome,
  { market: key, language }: Pick<Bought, 'market' | 'language'>,
): Promise<CheckoutContext> {
  const config = configOf(env, { waitUntil: (promise) => state.waitUntil(promise) })
  const live = await getLiveRelease(config, whitelabel)
  if (live.kind !== 'known') throw new AppError('API_SERVICE_UNAVAILABLE', `The shop ${whitelabel} cannot be read`)
  const shop = await shopFor(config, live.value, { market: key, language })
  const { market, place } = shop
  const request = new Request(place.whitelabel.appUrl)
  return { request, env, market, place, today: dateIn(place.zone, new Date()), ...upstreamsOf(env, config, crypto.randomUUID(), shop) }
}
