import type { Params } from './match.ts'
import type { Route } from './routes.ts'
import type { MarketRouting } from './site.ts'

export type Check = NonNullable<Route['check']>

const itineraryId = /^[a-z0-9]{12}$/

/** A route may carry a check of its parameters; when it fails, the page is not found (rule 4). */
export const checks: Record<Check, (params: Params, market: MarketRouting) => boolean> = {
  'checkout-id': ({ checkoutId = '' }) => itineraryId.test(checkoutId),
  'ref-id': ({ refId = '' }) => itineraryId.test(refId),
  region: ({ region = '' }, market) => Object.hasOwn(market.regions, region),
  country: ({ region = '', country = '' }, market) =>
    Object.hasOwn(market.regions, region) && (market.regions[region]?.includes(country) ?? false),
  'encoded-url': ({ encodedUrl = '' }) => encodedUrl.length > 0 && encodedUrl.length <= 2000,
}
