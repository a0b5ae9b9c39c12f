import type { Query } from '../../shared/routing/href.ts'
import { type RouteName, routeOf } from '../../shared/routing/routes.ts'

const longestValue = 200

/** The queries a route knows, in its own order, first value each: whatever else an address carries changes nothing (rule 6). */
export function knownQuery(route: RouteName, query: URLSearchParams): Query {
  const known: Record<string, string> = {}
  for (const name of routeOf(route).query) {
    const value = query.get(name)
    if (value) known[name] = value.slice(0, longestValue)
  }
  return known
}

const ownQueries: { readonly [Route in RouteName]?: readonly string[] } = {
  tour: ['month', 'rooms'],
  'new-tour-detail': ['month', 'rooms'],
  content: ['sent'],
}

/** Whether the address asks something of a shared page that concerns this visitor only: such an answer is kept nowhere. */
export const hasOwnQuery = (route: RouteName, query: URLSearchParams): boolean =>
  ownQueries[route]?.some((name) => query.has(name)) ?? false
