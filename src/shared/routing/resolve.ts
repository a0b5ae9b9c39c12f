import type { LanguageCode } from '../language.ts'
import { type Check, checks } from './checks.ts'
import { href } from './href.ts'
import { match, type Params } from './match.ts'
import { homeHref } from './path-href.ts'
import { defaultMarketLanguage, isOffered, parsePrefix } from './prefix.ts'
import { type RouteName, routeOf } from './routes.ts'
import { type MarketLanguage, marketOf, type Site } from './site.ts'
import { pageOfSlug, slugOf } from './slugs.ts'

/** Path and query as they came, still percent-encoded. */
export type Address = { path: string; query: string }
export type Session = { signedIn: boolean }

export type NotFoundReason = 'unmatched' | 'check' | 'flag' | 'guard' | 'market'
export type Resolution =
  | { kind: 'page'; route: RouteName; params: Params; place: MarketLanguage }
  | { kind: 'redirect'; to: string; status: 303 | 308 }
  | {
      kind: 'not-found'
      reason: NotFoundReason
      place: MarketLanguage /** Decoded, to be shown escaped and cut (rule 7). */
      path: string
    }

function decode(path: string): string[] | undefined {
  try {
    const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
    return parts.some((part) => part.includes('\0') || part === '.' || part === '..') ? undefined : parts
  } catch {
    return undefined
  }
}

type Found = { route: RouteName; params: Params; path: string } | { reason: NotFoundReason }

/** Finds the row of an address and the one path it should have in this market and language. */
function find(parts: readonly string[], place: MarketLanguage, site: Site): Found {
  const market = marketOf(site, place.market)
  const found = match(parts, place.language)
  if (!found || !market) return { reason: 'unmatched' }
  if (found.route !== 'module-replacement-frame' && parts.some((part) => part.includes('/'))) return { reason: 'unmatched' }
  if (found.route === 'content') {
    const slug = found.params.slug ?? ''
    const id = pageIn(market.slugs, slug, place.language, site, market.languages)
    if (id === undefined) return { reason: 'unmatched' }
    const own = slugOf(market.slugs, id, place.language, site.defaultLanguage) ?? slug
    return { route: 'content', params: { page: id, slug: own }, path: href('content', place, site, { slug: own }) }
  }
  const route = routeOf(found.route)
  if (route.flag && !market.flags[route.flag]) return { reason: 'flag' }
  if (route.guard && !market.authentication) return { reason: 'guard' }
  if (route.check && !checks[route.check as Check](found.params, market)) return { reason: 'check' }
  return { route: found.route, params: found.params, path: href(found.route, place, site, found.params) }
}

const pageIn = (
  slugs: Parameters<typeof pageOfSlug>[0],
  slug: string,
  language: LanguageCode,
  site: Site,
  languages: readonly LanguageCode[],
) =>
  pageOfSlug(slugs, slug, language, site.defaultLanguage) ??
  languages.map((other) => pageOfSlug(slugs, slug, other, other)).find((id) => id !== undefined)

/**
 * What an address means on a host, as one decision (rules 1, 2, 3, 4, 8 and 9).
 * Every correction (slash, case, prefix, language) is one redirect to the final address.
 */
export function resolve({ path, query }: Address, site: Site, session: Session): Resolution {
  const standard = defaultMarketLanguage(site)
  const lost = (reason: NotFoundReason, place = standard): Resolution => ({ kind: 'not-found', reason, place, path: safeDecode(path) })
  const parts = decode(path)
  if (!parts) return lost('unmatched')

  const prefix = parsePrefix(parts[0])
  if (prefix && !isOffered(site, prefix)) return lost('market')
  const place = prefix ?? standard
  const rest = prefix ? parts.slice(1) : parts
  if (rest.length === 0 && !prefix && !site.singleMarket) {
    return path === '/' ? { kind: 'page', route: 'selector', params: {}, place } : { kind: 'redirect', to: `/${query}`, status: 308 }
  }

  const found = find(rest, place, site)
  if ('reason' in found) return lost(found.reason, place)
  if (found.path !== path) return { kind: 'redirect', to: `${found.path}${query}`, status: 308 }

  const { guard } = routeOf(found.route)
  if (guard === 'logged-out' && session.signedIn) return { kind: 'redirect', to: homeHref(place, site), status: 303 }
  if (guard === 'logged-in' && !session.signedIn) {
    return { kind: 'redirect', to: href('login', place, site, {}, { returnTo: `${path}${query}` }), status: 303 }
  }
  return { kind: 'page', route: found.route, params: found.params, place }
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
