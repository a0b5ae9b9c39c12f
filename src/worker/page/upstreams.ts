import type { Context } from 'hono'
import { dateIn } from '../../shared/format/date.ts'
import { answerFromCatalogue } from '../catalogue/answer.ts'
import type { CheckoutApi } from '../checkout/payment/api/checkout-api.ts'
import { checkoutApiOf } from '../checkout/payment/api/checkout-api-of.ts'
import type { AppEnv, Env } from '../env.ts'
import { type Config, configOf, getCatalogueTour, getSearchIndex } from '../market/config-store.ts'
import { createSend, type Send, type SendContext } from '../provider/send.ts'
import type { Shop } from './shop.ts'

export type Upstreams = { send: Send; checkoutApi: CheckoutApi }

/** The built-in catalogue of the release that the page is made from. */
const catalogueAt =
  (config: Config, { liveRelease, market, place }: Shop, today: string): NonNullable<SendContext['catalogue']> =>
  (name, query) => {
    const { release } = place
    const { key } = liveRelease.whitelabel
    const documents = {
      index: () => getSearchIndex(config, release, key, place.language),
      tour: (id: string) => getCatalogueTour(config, release, key, id),
    }
    return answerFromCatalogue(name, query, documents, { market, language: place.language, locale: place.locale, today })
  }

type Visitor = Pick<SendContext, 'signal' | 'waitUntil'>

/** Clients of the provider and of the checkout API for one request, or for one poll by the checkout's own alarm. Answers are shared within it. Without a visitor nothing is aborted. */
export function upstreamsOf(env: Env, config: Config, requestId: string, shop: Shop, visitor: Visitor = {}): Upstreams {
  const { market, place } = shop
  const today = dateIn(place.zone, new Date())
  const send = createSend({
    env,
    market,
    language: place.language,
    locale: place.locale,
    requestId,
    catalogue: catalogueAt(config, shop, today),
    ...visitor,
  })
  return { send, checkoutApi: checkoutApiOf({ env, market, place, today, send }) }
}

export const upstreamsFrom = (c: Context<AppEnv>, shop: Shop): Upstreams =>
  upstreamsOf(c.env, configOf(c.env, c.executionCtx), c.get('requestId'), shop, {
    signal: c.req.raw.signal,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  })

/** For work in the background: it goes on when the visitor leaves. */
export const upstreamsBehind = (c: Context<AppEnv>, shop: Shop): Upstreams =>
  upstreamsOf(c.env, configOf(c.env, c.executionCtx), c.get('requestId'), shop)
