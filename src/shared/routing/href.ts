import type { Params } from './match.ts'
import { toPrefix } from './prefix.ts'
import { type RouteName, routeOf, wordIn } from './routes.ts'
import { type MarketLanguage, marketOf, type Site } from './site.ts'
import { slugOf } from './slugs.ts'

export type Query = Readonly<Record<string, string | number | undefined>>

/** `?a=1&b=2`, keys sorted as given, empty values dropped; empty string where nothing is left. */
export function toQueryString(query: Query = {}): string {
  let text = ''
  for (const key in query) {
    const value = query[key]
    if (value !== undefined && value !== '') text += `${text === '' ? '?' : '&'}${encodeURIComponent(key)}=${encodeURIComponent(value)}`
  }
  return text
}

/**
 * The address of a route on a host (rule 1): prefix where the host has several markets, the path words of the language.
 * The `content` route takes `{ page }` (a page id) or `{ slug }`.
 */
export function href(route: RouteName, place: MarketLanguage, site: Site, params: Params = {}, query: Query = {}): string {
  if (route === 'selector') return '/'
  return (isSame(route) ? samePath(route, place, site) : pathOf(route, place, site, params)) + toQueryString(query)
}

/** Whether a route has one address per market and language. */
const isSame = (route: RouteName): boolean => routeOf(route).segments.every((segment) => 'fixed' in segment || 'word' in segment)
const samePaths = new WeakMap<Site, Map<string, string>>()

function samePath(route: RouteName, place: MarketLanguage, site: Site): string {
  const paths = samePaths.get(site) ?? new Map<string, string>()
  samePaths.set(site, paths)
  const key = `${route} ${place.market} ${place.language}`
  const path = paths.get(key) ?? pathOf(route, place, site, {})
  paths.set(key, path)
  return path
}

function pathOf(route: RouteName, place: MarketLanguage, site: Site, params: Params): string {
  const parts = routeOf(route).segments.map((segment) => {
    if ('fixed' in segment) return segment.fixed
    if ('word' in segment) return wordIn(segment.word, place.language)
    if ('param' in segment) return encodeURIComponent(params[segment.param] ?? '')
    const slug = params.page
      ? slugOf(marketOf(site, place.market)?.slugs ?? {}, params.page, place.language, site.defaultLanguage)
      : params.slug
    return (slug ?? '').split('/').map(encodeURIComponent).join('/')
  })
  return `/${[...(site.singleMarket ? [] : [toPrefix(place)]), ...parts].join('/')}`
}
