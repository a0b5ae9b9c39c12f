import type { Context } from 'hono'
import { isBegun, textIn, withoutBegun } from '../../shared/language.ts'
import { textNamespaces } from '../../shared/market/texts.ts'
import { homeHref } from '../../shared/routing/path-href.ts'
import { defaultMarketLanguage } from '../../shared/routing/prefix.ts'
import { pageTextsOf } from '../../shared/texts/page-texts.ts'
import { translator } from '../../shared/texts/texts.ts'
import type { AppEnv } from '../env.ts'
import { type Shop, shopAt } from '../page/shop.ts'
import { pagesOf } from './pages-of.ts'
import { wordsOf } from './words.ts'

/** Brackets and line breaks would end a link's text. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim()
const row = (name: string, address: string, about = '') => `- [${oneLine(name)}](${address})${about ? `: ${oneLine(about)}` : ''}`

function mainPages({ liveRelease, market, place }: Shop): string[] {
  const t = translator(pageTextsOf(market.texts, place.language, textNamespaces), place.locale)
  return pagesOf(market, liveRelease.site, place)
    .filter(({ route }) => route !== 'selector' && route !== 'country')
    .map(({ route, params, path }) => {
      const page = route === 'content' ? market.customPages[params.page ?? ''] : market.policies[route]
      const region = route === 'region' ? market.destinations.find(({ key }) => key === params.region) : undefined
      const words = wordsOf(route, { t, data: undefined })
      const title = textIn(page?.title ?? region?.localizedName, place.language)?.text ?? words.title
      const about = textIn(page?.description ?? region?.navigationDescription, place.language)?.text ?? words.description
      return row(title, liveRelease.whitelabel.appUrl + path, about)
    })
}

/** The brand for machines that read instead of crawl, as llmstxt.org proposes it: who this is, where its markets are, what there is to read. */
export async function serveLlms(c: Context<AppEnv>): Promise<Response> {
  const liveRelease = c.get('liveRelease')
  const { name, appUrl, pitch, preventSearchEnginesFromIndexing } = liveRelease.whitelabel
  if (preventSearchEnginesFromIndexing) return c.notFound()
  const shop = await shopAt(c, defaultMarketLanguage(liveRelease.site))
  const { market: standard, place } = shop
  if (isBegun(standard.availableLanguages, place.language)) return c.notFound()
  const about = textIn(pitch, place.language)?.text
  const markets = liveRelease.markets.flatMap((market) =>
    withoutBegun(market.languages).map(({ urlCode, fullName }) =>
      row(
        `${textIn(market.name, place.language)?.text ?? market.key}, ${fullName}`,
        appUrl + homeHref({ market: market.key, language: urlCode }, liveRelease.site),
      ),
    ),
  )
  const parts = [
    `# ${oneLine(name)}`,
    ...(about ? [`> ${oneLine(about)}`] : []),
    ['## Markets', '', ...markets].join('\n'),
    ['## Pages', '', ...mainPages(shop)].join('\n'),
    ['## Optional', '', row('Sitemap', `${appUrl}/sitemap.xml`)].join('\n'),
  ]
  return c.body(`${parts.join('\n\n')}\n`, 200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' })
}
