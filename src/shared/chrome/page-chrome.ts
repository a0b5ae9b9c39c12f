import type { Market } from '../market/market.ts'
import { type RouteName, routeOf } from '../routing/routes.ts'
import type { Chrome } from './chrome.ts'
import { withoutDrawer } from './to-account.ts'
import { builderHref } from './to-chrome.ts'

/** A page as far as its chrome depends on it: the route, and the channel of a checkout. */
type ChromePage = { route: RouteName; data: unknown }

/** Where the chrome of a page differs from that of its market. The result is kept, so that equal chrome is the same object and its markup is rendered once. */
const rules: readonly { applies: (page: ChromePage, market: Market) => boolean; change: (chrome: Chrome, market: Market) => Chrome }[] = [
  // An agency's logo leads to the trip builder that its itinerary came from (rule 42).
  { applies: isOfAgency, change: (chrome, market) => ({ ...chrome, logoHref: builderHref(market) ?? chrome.logoHref }) },
  // Account pages have no drawer.
  { applies: ({ route }) => routeOf(route).guard !== undefined, change: withoutDrawer },
]

/** A checkout's channel is its itinerary's (rule 42). */
function isOfAgency({ data }: ChromePage): boolean {
  return typeof data === 'object' && data !== null && 'channel' in data && data.channel === 'B2B'
}

const variants = new WeakMap<Chrome, Map<string, Chrome>>()

export function chromeOn(page: ChromePage, market: Market, chrome: Chrome): Chrome {
  const applied = rules.filter(({ applies }) => applies(page, market))
  if (applied.length === 0) return chrome
  const ofChrome = variants.get(chrome) ?? new Map<string, Chrome>()
  variants.set(chrome, ofChrome)
  const key = applied.map((rule) => rules.indexOf(rule)).join()
  const known = ofChrome.get(key) ?? applied.reduce((changed, { change }) => change(changed, market), chrome)
  ofChrome.set(key, known)
  return known
}
