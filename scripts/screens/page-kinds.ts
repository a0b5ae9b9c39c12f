import { addDays } from '../../src/shared/format/date.ts'
import type { LanguageCode } from '../../src/shared/language.ts'
import { href, type Query } from '../../src/shared/routing/href.ts'
import type { Params } from '../../src/shared/routing/match.ts'
import { type RouteName, routeOf } from '../../src/shared/routing/routes.ts'
import { marketOf, type Site } from '../../src/shared/routing/site.ts'

/** `form`: what is posted to the address first; the page is where that leads. */
type Reached = { name: string; status: number; form?: string }
export type Sight = Reached & { path: string }
type Kind = Partial<Reached> & { name: string; route: RouteName; params?: Params; query?: Query }

const trip: Query = { tripId: 't0010001' }
const drawing = (today: string): string =>
  new URLSearchParams({
    region: 'nordics',
    date: addDays(today, 200),
    nights: '9',
    'room-0-adults': '2',
    interest: 'fjord',
    pace: 'steady',
  }).toString()
/** A checkout that the provider fails on: what the market says about it stands in for the page. */
const failing = (status: number): Pick<Kind, 'route' | 'params' | 'status'> => ({
  route: 'checkout',
  params: { checkoutId: `failing${String(status).padStart(5, '0')}` },
  status,
})

/** One page of each kind; the steps of the checkout need a booking (`checkoutSights`). */
const kindsOn = (today: string): readonly Kind[] => [
  { name: 'selector', route: 'selector' },
  { name: 'home', route: 'home' },
  { name: 'search', route: 'search' },
  { name: 'search-map', route: 'search', query: { view: 'map' } },
  { name: 'search-nothing', route: 'search', query: { query: 'zzzz' } },
  { name: 'saved-tours', route: 'search', query: { ids: 't0010001,t0010003' } },
  { name: 'tour', route: 'tour', query: trip },
  { name: 'new-tour', route: 'new-tour-detail', query: trip },
  { name: 'destinations', route: 'destinations' },
  { name: 'region', route: 'region', params: { region: 'nordics' } },
  { name: 'country', route: 'country', params: { region: 'nordics', country: 'norway' } },
  { name: 'design', route: 'design-your-own-tour' },
  { name: 'drawn-route', route: 'design-your-own-tour', form: drawing(today) },
  { name: 'content', route: 'content', params: { page: 'slow-travel' } },
  { name: 'contact', route: 'content', params: { page: 'contact-us' } },
  { name: 'contact-sent', route: 'content', params: { page: 'contact-us' }, query: { sent: '1' } },
  { name: 'faq', route: 'faq' },
  { name: 'terms', route: 'terms-conditions' },
  { name: 'cookies', route: 'cookies-policy' },
  { name: 'privacy', route: 'privacy-policy' },
  { name: 'login', route: 'login' },
  { name: 'signup', route: 'signup' },
  { name: 'reset-password', route: 'reset-password' },
  { name: 'account-activation', route: 'account-activation' },
  { name: 'error-422', ...failing(422) },
  { name: 'error-500', ...failing(500) },
  { name: 'error-502', ...failing(502) },
  { name: 'error-503', ...failing(503) },
]

/** `kinds`: the only ones that differ from what another look has shown. */
export type Look = { brand: string; host: string; market: string; language: LanguageCode; kinds?: readonly string[] }

const withBanner = ['home', 'search', 'tour', 'new-tour', 'faq', 'drawn-route']

/** Brands as they are looked at; German and Finnish have the longest words, Dutch and Belgian pages the other banners. */
export const looks: readonly Look[] = [
  { brand: 'tidemark', host: 'tidemark.localhost', market: 'xx', language: 'en' },
  { brand: 'tidemark-german', host: 'tidemark.localhost', market: 'de', language: 'de' },
  { brand: 'tidemark-finnish', host: 'tidemark.localhost', market: 'fi', language: 'fi' },
  { brand: 'nordlys', host: 'nordlys.localhost', market: 'no', language: 'no' },
  { brand: 'noctua', host: 'noctua.localhost', market: 'de', language: 'de' },
  { brand: 'tidemark-dutch', host: 'tidemark.localhost', market: 'nl', language: 'nl', kinds: withBanner },
  { brand: 'tidemark-belgian', host: 'tidemark.localhost', market: 'be', language: 'fr', kinds: withBanner },
]

/** Addresses of a brand's page kinds, without those its market does not have. */
export function pagesOf({ market, language, kinds: only }: Look, site: Site): Sight[] {
  const own = marketOf(site, market)
  const home = href('home', { market, language }, site).replace(/\/$/, '')
  const today = new Date().toISOString().slice(0, 10)
  return [
    ...kindsOn(today)
      .filter(({ route }) => (route !== 'selector' || !site.singleMarket) && (own?.authentication || !routeOf(route).guard))
      .map(({ route, params, query, status = 200, ...kind }) => ({
        ...kind,
        status,
        path: href(route, { market, language }, site, params, query),
      })),
    { name: 'not-found', status: 404, path: `${home}/no-such-page` },
  ].filter(({ name }) => !only || only.includes(name))
}
