import { isBegun } from '../../shared/language.ts'
import type { Market } from '../../shared/market/market.ts'
import type { Head, PageData } from '../../shared/page.ts'
import type { Place } from '../../shared/place.ts'
import type { LiveRelease } from '../../shared/release/live-release.ts'
import type { Params } from '../../shared/routing/match.ts'
import { type RouteName, routeOf } from '../../shared/routing/routes.ts'
import type { Translate } from '../../shared/texts/texts.ts'
import { alternatesOf } from './alternates.ts'
import { canonicalOf } from './canonical.ts'
import { metasOf } from './metas.ts'
import { isKeptElsewhere } from './pages-of.ts'
import { noIndexing } from './robots.ts'
import { structuredData } from './structured-data.ts'
import { wordsOf } from './words.ts'

export type HeadInput = {
  route: RouteName
  params: Params
  query: Readonly<Record<string, string | number | undefined>>
  liveRelease: LiveRelease
  market: Pick<Market, 'contact' | 'availableLanguages' | 'cookiePolicyPath'>
  place: Place
  t: Translate
  /** Undefined while it is still on its way. */
  data: unknown
  /** What is known of the subject before its data is there. */
  subject?: string
}

const longestTitle = 60
const longestDescription = 155

export function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const short = text.slice(0, length - 1)
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), length / 2)).trimEnd()}…`
}

/** The brand stands behind a title where there is room for it. */
function titleOf(words: string, brand: string): string {
  const whole = words ? `${words} · ${brand}` : brand
  return whole.length <= longestTitle ? whole : cut(words || brand, longestTitle)
}

/** A form that comes back says so in the title, where no script will (rule 63). */
const isRefused = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  (('submission' in data && data.submission !== undefined) || ('accessRefusal' in data && data.accessRefusal !== undefined))

/** Without a script a page that waits for something loads itself again. */
function refreshOf({ route, data }: Pick<HeadInput, 'route' | 'data'>): string | undefined {
  const look = route === 'payment-successful' ? (data as PageData<'payment-successful'> | undefined)?.nextPoll : undefined
  return look && `${look.seconds}; url=${look.href}`
}

/** Title, description, canonical, alternates, robots and structured data of a page (rules 94 and 95). */
export function toHead(input: HeadInput): Head {
  const { route, params, query, liveRelease, market, place } = input
  const { name, preventSearchEnginesFromIndexing } = liveRelease.whitelabel
  const words = wordsOf(route, input)
  const hasOwnQuery = Object.keys(query).some((key) => key !== 'tripId')
  const mayBeFound = !hasOwnQuery && !preventSearchEnginesFromIndexing && !isBegun(market.availableLanguages, place.language)
  const isIndexed = routeOf(route).indexed && mayBeFound && !isKeptElsewhere(route, market)
  /** A second look of a page that is indexed elsewhere: its canonical says it all, a noindex beside it would contradict. */
  const isTwin = route === 'new-tour-detail' && mayBeFound
  const title = titleOf(isRefused(input.data) ? `${input.t('forms.titlePrefix')}${words.title}` : words.title, name)
  const description = cut(words.description, longestDescription)
  const canonical = isIndexed || isTwin ? canonicalOf(route, params, query, place, liveRelease) : undefined
  return {
    title,
    description,
    canonical,
    robots: isIndexed || isTwin ? undefined : preventSearchEnginesFromIndexing ? noIndexing : 'noindex',
    alternates: isIndexed ? alternatesOf(route, params, query, liveRelease) : [],
    metas: metasOf(input, { title, description, canonical, picture: words.picture }),
    jsonLd: isIndexed ? structuredData(input, words.title) : [],
    refresh: refreshOf(input),
  }
}

/** The head of a failure: its own title, never indexed. */
export const errorHead = (title: string, { whitelabel }: LiveRelease): Head => ({
  title: titleOf(title, whitelabel.name),
  description: '',
  robots: whitelabel.preventSearchEnginesFromIndexing ? noIndexing : 'noindex',
  alternates: [],
  metas: [],
  jsonLd: [],
})
