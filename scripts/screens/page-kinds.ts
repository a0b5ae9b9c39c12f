import type { LanguageCode } from '../../src/shared/language.ts'
import { href, type Query } from '../../src/shared/routing/href.ts'
import type { Params } from '../../src/shared/routing/match.ts'
import { type RouteName, routeOf } from '../../src/shared/routing/routes.ts'
import { marketOf, type Site } from '../../src/shared/routing/site.ts'

type Kind = { name: string; route: RouteName; params?: Params; query?: Query }

const trip: Query = { tripId: 't0010001' }

/** One page of each kind; the steps of the checkout need a booking and are looked at by its journeys. */
const kinds: readonly Kind[] = [
  { name: 'selector', route: 'selector' },
  { name: 'home', route: 'home' },
  { name: 'search', route: 'search' },
  { name: 'search-map', route: 'search', query: { view: 'map' } },
  { name: 'search-nothing', route: 'search', query: { query: 'zzzz' } },
  { name: 'tour', route: 'tour', query: trip },
  { name: 'new-tour', route: 'new-tour-detail', query: trip },
  { name: 'destinations', route: 'destinations' },
  { name: 'region', route: 'region', params: { region: 'nordics' } },
  { name: 'country', route: 'country', params: { region: 'nordics', country: 'norway' } },
  { name: 'design', route: 'design-your-own-tour' },
  { name: 'content', route: 'content', params: { page: 'slow-travel' } },
  { name: 'contact', route: 'content', params: { page: 'contact-us' } },
  { name: 'faq', route: 'faq' },
  { name: 'terms', route: 'terms-conditions' },
  { name: 'cookies', route: 'cookies-policy' },
  { name: 'privacy', route: 'privacy-policy' },
  { name: 'login', route: 'login' },
  { name: 'signup', route: 'signup' },
  { name: 'reset-password', route: 'reset-password' },
]

export type Look = { brand: string; host: string; market: string; language: LanguageCode }

/** Brands as they are looked at; German and Finnish have the longest words. */
export const looks: readonly Look[] = [
  { brand: 'tidemark', host: 'tidemark.localhost', market: 'xx', language: 'en' },
  { brand: 'tidemark-german', host: 'tidemark.localhost', market: 'de', language: 'de' },
  { brand: 'tidemark-finnish', host: 'tidemark.localhost', market: 'fi', language: 'fi' },
  { brand: 'nordlys', host: 'nordlys.localhost', market: 'no', language: 'no' },
  { brand: 'noctua', host: 'noctua.localhost', market: 'de', language: 'de' },
]

/** Addresses of a brand's page kinds, without those its market does not have. */
export function pagesOf({ market, language }: Look, site: Site): { name: string; path: string }[] {
  const own = marketOf(site, market)
  return [
    ...kinds
      .filter(({ route }) => (route !== 'selector' || !site.singleMarket) && (own?.authentication || !routeOf(route).guard))
      .map(({ name, route, params, query }) => ({ name, path: href(route, { market, language }, site, params, query) })),
    { name: 'not-found', path: `${href('home', { market, language }, site).replace(/\/$/, '')}/no-such-page` },
  ]
}
