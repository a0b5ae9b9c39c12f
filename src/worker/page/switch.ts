import type { Context } from 'hono'
import { alternate } from '../../shared/routing/alternate.ts'
import { href, type Query } from '../../shared/routing/href.ts'
import { homeHref } from '../../shared/routing/path-href.ts'
import { type Resolution, resolve } from '../../shared/routing/resolve.ts'
import { type MarketLanguage, marketOf, type Site } from '../../shared/routing/site.ts'
import { slugOf } from '../../shared/routing/slugs.ts'
import type { AppEnv } from '../env.ts'

/** A custom page has its translated slug, else that of the default language; a market without the page has none (rule 9). */
function customPageIn(page: string, to: MarketLanguage, site: Site, query: Query): string | undefined {
  const slug = slugOf(marketOf(site, to.market)?.slugs ?? {}, page, to.language, site.defaultLanguage)
  return slug === undefined ? undefined : href('content', to, site, { slug }, query)
}

function samePage(found: Resolution, to: MarketLanguage, site: Site, query: Query): string | undefined {
  if (found.kind !== 'page' || found.route === 'selector') return undefined
  return found.route === 'content'
    ? customPageIn(found.params.page ?? '', to, site, query)
    : alternate(found.route, found.params, to, site, query)
}

/** The same page in the chosen market (rule 12); the language is kept where the market speaks it, else its first. */
export function switchedAddress(from: string, market: string, language: string, site: Site): string {
  const languages = marketOf(site, market)?.languages ?? []
  const spoken = languages.find((each) => each === language) ?? languages[0]
  if (!spoken) return '/'
  const to: MarketLanguage = { market, language: spoken }
  const { pathname, searchParams } = (from.startsWith('/') && URL.parse(from, 'http://shop.invalid')) || new URL('http://shop.invalid')
  const found = resolve({ path: pathname, query: '' }, site, { signedIn: false })
  const query: Query = Object.fromEntries([...searchParams.entries()].map(([name, value]) => [name, name === 'nz-lang' ? spoken : value]))
  return samePage(found, to, site, query) ?? homeHref(to, site)
}

/** A shared page knows the queries of its route only (rule 6): the others come from the address the browser says it was on, if it is that page. */
export function withWholeQuery(from: string, referer: string, origin: string): string {
  const said = URL.parse(referer)
  return said?.origin === origin && said.pathname === from.split('?', 1)[0] ? said.pathname + said.search : from
}

export function serveSwitch(c: Context<AppEnv>): Response {
  const { from = '/', market = '', language = '' } = c.req.query()
  const address = withWholeQuery(from, c.req.header('Referer') ?? '', new URL(c.req.url).origin)
  return c.body(null, 303, { Location: switchedAddress(address, market, language, c.get('liveRelease').site) })
}
