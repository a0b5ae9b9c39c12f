import type { Context } from 'hono'
import { AppError } from '../../shared/errors/app-error.ts'
import type { Market } from '../../shared/market/market.ts'
import type { Place } from '../../shared/place.ts'
import type { Pointer } from '../../shared/release/pointer.ts'
import type { MarketLanguage } from '../../shared/routing/site.ts'
import type { AppEnv } from '../app.ts'
import type { CheckoutApi } from '../checkout/api/checkout-api.ts'
import { remoteCheckoutApi } from '../checkout/api/remote.ts'
import { configOf, getMarket, type ReleasedMarket } from '../market/config-store.ts'
import { toPlace } from '../market/place.ts'
import { createSend, type Send } from '../provider/send.ts'
import { build } from './assets.ts'

/** Where a page stands, with the documents it is made from. */
export type Standpoint = { pointer: Pointer; market: Market; place: Place }

const places = new WeakMap<ReleasedMarket, Map<string, Place>>()

function placeOf(pointer: Pointer, released: ReleasedMarket, language: MarketLanguage['language']): Place {
  const known = places.get(released) ?? new Map<string, Place>()
  const place = known.get(language) ?? toPlace(pointer, released, language, build)
  known.set(language, place)
  places.set(released, known)
  return place
}

export async function standAt(c: Context<AppEnv>, { market: key, language }: MarketLanguage): Promise<Standpoint> {
  const found = await getMarket(configOf(c.env, c.executionCtx), c.get('pointer'), key)
  if (found.kind !== 'known') throw new AppError('API_SERVICE_UNAVAILABLE', `The market ${key} cannot be read`)
  const { pointer, released } = found.value
  return { pointer, market: released.market, place: placeOf(pointer, released, language) }
}

export const sendFrom = (c: Context<AppEnv>, { market, place }: Standpoint): Send =>
  createSend({
    env: c.env,
    market,
    language: place.language,
    locale: place.locale,
    requestId: c.get('requestId'),
    signal: c.req.raw.signal,
  })

/** The ways out of one request: both share what was asked already. */
export function askingFrom(c: Context<AppEnv>, standpoint: Standpoint): { send: Send; checkoutApi: CheckoutApi } {
  const send = sendFrom(c, standpoint)
  return { send, checkoutApi: remoteCheckoutApi(send) }
}
