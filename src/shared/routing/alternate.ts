import { checks } from './checks.ts'
import { href, type Query } from './href.ts'
import type { Params } from './match.ts'
import { type RouteName, routeOf } from './routes.ts'
import { type MarketLanguage, marketOf, type Site } from './site.ts'

/** The same page in another market or language, or nothing where that market has no such page or no own slug for it (rule 94). */
export function alternate(route: RouteName, params: Params, to: MarketLanguage, site: Site, query: Query = {}): string | undefined {
  const market = marketOf(site, to.market)
  if (!market?.languages.includes(to.language)) return undefined
  const { flag, guard, check } = routeOf(route)
  if (flag && !market.flags[flag]) return undefined
  if (guard && !market.authentication) return undefined
  if (check && !checks[check](params, market)) return undefined
  if (route === 'content') {
    const slugs = params.page !== undefined && Object.hasOwn(market.slugs, params.page) ? market.slugs[params.page] : undefined
    const slug = slugs?.[to.language]
    return slug === undefined ? undefined : href('content', to, site, { slug }, query)
  }
  return href(route, to, site, params, query)
}
