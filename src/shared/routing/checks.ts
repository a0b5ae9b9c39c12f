import type { Params } from './match.ts'
import type { Route } from './routes.ts'
import type { MarketRouting } from './site.ts'

export type Check = NonNullable<Route['check']>

const itineraryId = /^[a-z0-9]{12}$/

/** §2.1: a route may carry a validation check; when it fails, the page is not found. Ruling 17 for the ids. */
export const checks: Record<Check, (params: Params, market: MarketRouting) => boolean> = {
  'checkout-id': ({ checkoutId = '' }) => itineraryId.test(checkoutId),
  'ref-id': ({ refId = '' }) => itineraryId.test(refId),
  region: ({ region = '' }, market) => Object.hasOwn(market.regions, region),
  country: ({ region = '', country = '' }, market) =>
    Object.hasOwn(market.regions, region) && (market.regions[region]?.includes(country) ?? false),
  'encoded-url': ({ encodedUrl = '' }) => encodedUrl.length > 0 && encodedUrl.length <= 2000,
}
