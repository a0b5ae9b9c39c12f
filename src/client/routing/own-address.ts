import type { Page } from '../../shared/page.ts'
import type { Place } from '../../shared/place.ts'
import { match } from '../../shared/routing/match.ts'
import { parsePrefix } from '../../shared/routing/prefix.ts'
import type { RouteName } from '../../shared/routing/routes.ts'

/** What a page may link to and is none; addresses that no page links to are loaded all the same, once they turn out to be none. */
const notPages = /^\/(?:api|assets|theme|sitemaps|ops|switch|robots\.txt|sitemap\.xml)(?:\/|$)/

/** The page an address leads to, if the browser may show it without a load: same market, same language. */
export function routeOfOwnAddress(path: string, { site, market, language }: Place): RouteName | undefined {
  if (notPages.test(path)) return undefined
  const parts = path.split('/').filter(Boolean)
  if (!site.singleMarket) {
    const prefix = parsePrefix(parts[0])
    if (prefix?.market !== market || prefix.language !== language) return undefined
    parts.shift()
  }
  try {
    return match(parts.map(decodeURIComponent), language)?.route
  } catch {
    return undefined
  }
}

/** A document keeps the security policy it came with: pages that reach other origins are loaded, and left by a load (rule 82). */
export const hasOwnPolicy = (route: Page['route']): boolean => route === 'payment' || route === 'module-replacement-frame'
