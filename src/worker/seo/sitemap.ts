import type { Context } from 'hono'
import { isBegun, withoutBegun } from '../../shared/language.ts'
import type { Market } from '../../shared/market/market.ts'
import { href } from '../../shared/routing/href.ts'
import type { Params } from '../../shared/routing/match.ts'
import { isOffered, parsePrefix } from '../../shared/routing/prefix.ts'
import type { RouteName } from '../../shared/routing/routes.ts'
import type { AppEnv } from '../env.ts'
import { type KnownTour, loadTours } from '../page/known-tours.ts'
import { type Shop, shopAt } from '../page/shop.ts'
import { upstreamsFrom } from '../page/upstreams.ts'
import { alternatesOf } from './alternates.ts'
import { pagesOf } from './pages-of.ts'

const xml = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' }
const escapeXml = (text: string) => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** One file per market and complete language. */
export function serveSitemapIndex(c: Context<AppEnv>): Response | Promise<Response> {
  const { markets, whitelabel } = c.get('liveRelease')
  if (whitelabel.preventSearchEnginesFromIndexing) return c.notFound()
  const files = markets.flatMap(({ key, languages }) =>
    withoutBegun(languages).map(({ urlCode }) => `${whitelabel.appUrl}/sitemaps/${key}-${urlCode}.xml`),
  )
  const rows = files.map((file) => `<sitemap><loc>${escapeXml(file)}</loc></sitemap>`).join('\n')
  return c.body(`${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows}\n</sitemapindex>\n`, 200, xml)
}

export async function serveSitemap(c: Context<AppEnv>): Promise<Response> {
  const liveRelease = c.get('liveRelease')
  const [, prefix] = /^([a-z-]+)\.xml$/.exec(c.req.param('file') ?? '') ?? []
  const asked = parsePrefix(prefix)
  if (!asked || !isOffered(liveRelease.site, asked) || liveRelease.whitelabel.preventSearchEnginesFromIndexing) return c.notFound()
  const { market, language } = asked
  const shop = await shopAt(c, asked)
  if (isBegun(shop.market.availableLanguages, language)) return c.notFound()
  const tours = await loadTours(`${liveRelease.whitelabel.key} ${market} ${language}`, upstreamsFrom(c, shop).send, Date.now())
  const rows = [...staticRows(shop), ...tourRows(shop, [...tours.values()])]
  return c.body(
    `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('\n')}\n</urlset>\n`,
    200,
    xml,
  )
}

/** Only a page of written words can know when it was last changed: the day of a release says nothing of one page, and lists of tours change with the provider's catalogue. */
const updatedOn = (route: RouteName, { page }: Params, { customPages, policies }: Market): string | undefined =>
  (route === 'content' && page !== undefined ? customPages[page] : policies[route])?.updated

const staticRows = ({ liveRelease, market, place }: Shop): string[] =>
  pagesOf(market, liveRelease.site, place).map(({ route, params, path }) =>
    row(liveRelease.whitelabel.appUrl + path, alternatesOf(route, params, {}, liveRelease), updatedOn(route, params, market)),
  )

const tourRows = ({ liveRelease, place }: Shop, tours: readonly KnownTour[]): string[] =>
  tours.map(({ id, lastModified }) =>
    row(
      liveRelease.whitelabel.appUrl + href('tour', place, liveRelease.site, {}, { tripId: id }),
      alternatesOf('tour', {}, { tripId: id }, liveRelease),
      lastModified,
    ),
  )

function row(address: string, alternates: { hreflang: string; href: string }[], lastModified?: string): string {
  const links = alternates.map(
    ({ hreflang, href: target }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(target)}"/>`,
  )
  return `<url><loc>${escapeXml(address)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}${links.join('')}</url>`
}
