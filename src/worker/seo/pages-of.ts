import type { Market } from '../../shared/market/market.ts'
import { alternate } from '../../shared/routing/alternate.ts'
import type { Params } from '../../shared/routing/match.ts'
import { type RouteName, routeNames, routeOf } from '../../shared/routing/routes.ts'
import type { MarketLanguage, Site } from '../../shared/routing/site.ts'

type KnownPage = { route: RouteName; params: Params; path: string }

const hasOneAddress = (route: RouteName) =>
  routeOf(route).indexed && route !== 'tour' && routeOf(route).segments.every((segment) => !('param' in segment) && !('rest' in segment))

/** A brand that keeps its cookie policy elsewhere has the same words there: one of the two is enough to be found. */
export const isKeptElsewhere = (route: RouteName, { cookiePolicyPath }: Pick<Market, 'cookiePolicyPath'>): boolean =>
  route === 'cookies-policy' && cookiePolicyPath !== '/cookies-policy'

/** Every indexed page of a market and language that its release knows: all but the tours, which the provider lists. */
export function pagesOf(
  market: Pick<Market, 'destinations' | 'customPages' | 'cookiePolicyPath'>,
  site: Site,
  here: MarketLanguage,
): KnownPage[] {
  const speaksForAll = !site.singleMarket && here.market === site.defaultMarket && here.language === site.defaultLanguage
  const pages: [RouteName, Params][] = [
    ...routeNames
      .filter((route) => hasOneAddress(route) && !isKeptElsewhere(route, market) && (route !== 'selector' || speaksForAll))
      .map((route): [RouteName, Params] => [route, {}]),
    ...market.destinations.flatMap(({ key, countries }): [RouteName, Params][] => [
      ['region', { region: key }],
      ...countries.map((country): [RouteName, Params] => ['country', { region: key, country: country.key }]),
    ]),
    ...Object.keys(market.customPages).map((page): [RouteName, Params] => ['content', { page }]),
  ]
  return pages.flatMap(([route, params]) => {
    const path = alternate(route, params, here, site)
    return path === undefined ? [] : [{ route, params, path }]
  })
}
