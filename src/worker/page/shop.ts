import type { Context } from 'hono'
import { AppError } from '../../shared/errors/app-error.ts'
import type { Market } from '../../shared/market/market.ts'
import type { Place } from '../../shared/place.ts'
import type { LiveRelease } from '../../shared/release/live-release.ts'
import type { MarketLanguage } from '../../shared/routing/site.ts'
import type { AppEnv } from '../env.ts'
import { type Config, configOf, getMarket, type ReleasedMarket } from '../market/config-store.ts'
import { toPlace } from '../market/place.ts'
import { build } from './assets.ts'

/** Which shop a request is for: the live release, the market's document, and the place, which the browser knows too. */
export type Shop = { liveRelease: LiveRelease; market: Market; place: Place }

const places = new WeakMap<ReleasedMarket, Map<string, Place>>()

function placeOf(liveRelease: LiveRelease, released: ReleasedMarket, language: MarketLanguage['language']): Place {
  const known = places.get(released) ?? new Map<string, Place>()
  const place = known.get(language) ?? toPlace(liveRelease, released, language, build)
  known.set(language, place)
  places.set(released, known)
  return place
}

export async function shopFor(config: Config, live: LiveRelease, { market: key, language }: MarketLanguage): Promise<Shop> {
  const found = await getMarket(config, live, key)
  if (found.kind !== 'known') throw new AppError('API_SERVICE_UNAVAILABLE', `The market ${key} cannot be read`)
  const { liveRelease, released } = found.value
  return { liveRelease, market: released.market, place: placeOf(liveRelease, released, language) }
}

export const shopAt = (c: Context<AppEnv>, place: MarketLanguage): Promise<Shop> =>
  shopFor(configOf(c.env, c.executionCtx), c.get('liveRelease'), place)
