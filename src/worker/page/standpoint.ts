import type { Context } from 'hono'
import { AppError } from '../../shared/errors/app-error.ts'
import { dateIn } from '../../shared/format/date.ts'
import type { Market } from '../../shared/market/market.ts'
import type { Place } from '../../shared/place.ts'
import type { Pointer } from '../../shared/release/pointer.ts'
import type { MarketLanguage } from '../../shared/routing/site.ts'
import { answerFromCatalogue } from '../catalogue/answer.ts'
import type { CheckoutApi } from '../checkout/payment/api/checkout-api.ts'
import { checkoutApiOf } from '../checkout/payment/api/checkout-api-of.ts'
import type { AppEnv, Env } from '../env.ts'
import { type Config, configOf, getCatalogueTour, getMarket, getSearchIndex, type ReleasedMarket } from '../market/config-store.ts'
import { toPlace } from '../market/place.ts'
import { createSend, type Send, type SendContext } from '../provider/send.ts'
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

export async function standFor(config: Config, live: Pointer, { market: key, language }: MarketLanguage): Promise<Standpoint> {
  const found = await getMarket(config, live, key)
  if (found.kind !== 'known') throw new AppError('API_SERVICE_UNAVAILABLE', `The market ${key} cannot be read`)
  const { pointer, released } = found.value
  return { pointer, market: released.market, place: placeOf(pointer, released, language) }
}

export const standAt = (c: Context<AppEnv>, place: MarketLanguage): Promise<Standpoint> =>
  standFor(configOf(c.env, c.executionCtx), c.get('pointer'), place)

export type Asking = { send: Send; checkoutApi: CheckoutApi }

/** The built-in catalogue of the release that the page stands on. */
const catalogueAt =
  (config: Config, { pointer, market, place }: Standpoint, today: string): NonNullable<SendContext['catalogue']> =>
  (name, query) => {
    const { release } = place
    const { key } = pointer.whitelabel
    const documents = {
      index: () => getSearchIndex(config, release, key, place.language),
      tour: (id: string) => getCatalogueTour(config, release, key, id),
    }
    return answerFromCatalogue(name, query, documents, { market, language: place.language, locale: place.locale, today })
  }

type Visitor = Pick<SendContext, 'signal' | 'waitUntil'>

/** The ways out of one request, or of one look of the checkout itself: both share what was asked already. Without a visitor nobody waits, and nobody leaves. */
export function asking(env: Env, config: Config, requestId: string, standpoint: Standpoint, visitor: Visitor = {}): Asking {
  const { market, place } = standpoint
  const today = dateIn(place.zone, new Date())
  const send = createSend({
    env,
    market,
    language: place.language,
    locale: place.locale,
    requestId,
    catalogue: catalogueAt(config, standpoint, today),
    ...visitor,
  })
  return { send, checkoutApi: checkoutApiOf({ env, market, place, today, send }) }
}

export const askingFrom = (c: Context<AppEnv>, standpoint: Standpoint): Asking =>
  asking(c.env, configOf(c.env, c.executionCtx), c.get('requestId'), standpoint, {
    signal: c.req.raw.signal,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  })

/** What goes on behind a visitor, and does not end because they leave. */
export const askingBehind = (c: Context<AppEnv>, standpoint: Standpoint): Asking =>
  asking(c.env, configOf(c.env, c.executionCtx), c.get('requestId'), standpoint)
