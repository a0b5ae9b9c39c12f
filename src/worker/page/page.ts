import type { Content } from '../../client/app.tsx'
import type { Chrome } from '../../shared/chrome/chrome.ts'
import { internalHref } from '../../shared/chrome/internal-href.ts'
import { chromeOn } from '../../shared/chrome/page-chrome.ts'
import { toChrome } from '../../shared/chrome/to-chrome.ts'
import type { Failure } from '../../shared/errors/error-view.ts'
import { toErrorView } from '../../shared/errors/error-view.ts'
import type { LanguageCode } from '../../shared/language.ts'
import type { Market } from '../../shared/market/market.ts'
import type { PageTexts, TextNamespace } from '../../shared/market/texts.ts'
import type { Page } from '../../shared/page.ts'
import { type Query, toQueryString } from '../../shared/routing/href.ts'
import type { Params } from '../../shared/routing/match.ts'
import { homeHref } from '../../shared/routing/path-href.ts'
import { type RouteName, routeOf } from '../../shared/routing/routes.ts'
import { pageTextsOf } from '../../shared/texts/page-texts.ts'
import { translator } from '../../shared/texts/texts.ts'
import { errorHead, toHead } from '../seo/head.ts'
import type { Shop } from './shop.ts'

type Kept = { chromes: Map<LanguageCode, Chrome>; texts: Map<string, PageTexts> }
const kept = new WeakMap<Market, Kept>()

function keptOf(market: Market): Kept {
  const known = kept.get(market) ?? { chromes: new Map(), texts: new Map() }
  kept.set(market, known)
  return known
}

export function chromeOf({ liveRelease, market, place }: Shop): Chrome {
  const { chromes } = keptOf(market)
  const known = chromes.get(place.language) ?? toChrome(market, liveRelease, place)
  chromes.set(place.language, known)
  return known
}

function textsOf(shop: Shop, namespaces: readonly TextNamespace[]): PageTexts {
  const { market, place } = shop
  const { texts } = keptOf(market)
  const key = `${place.language} ${namespaces.join()}`
  const known = texts.get(key) ?? withBrokenTexts(pageTextsOf(market.texts, place.language, namespaces), shop)
  texts.set(key, known)
  return known
}

/** Should a view break in the browser, it says what the market says of a 500 (rule 22). */
function withBrokenTexts({ messages }: PageTexts, shop: Shop): PageTexts {
  const { title, message, cta } = errorContent({ status: 500, supportCode: '' }, shop).error
  const broken = { 'errors.brokenTitle': title, 'errors.brokenMessage': message, 'errors.brokenCta': cta?.text ?? '' }
  return { messages: { ...messages, ...broken } }
}

export type Asked = { route: RouteName; params: Params; path: string; query: Query }

/** A page that was found; `content` is undefined while its data is on its way. */
export function toPage({ route, params, path, query }: Asked, shop: Shop, content: Content | undefined, subject?: string): Page {
  const { liveRelease, market, place } = shop
  const texts = textsOf(shop, [...routeOf(route).texts, 'errors'])
  const t = translator(texts, place.locale)
  const head = content?.error
    ? errorHead(content.error.title, liveRelease)
    : toHead({ route, params, query, liveRelease, market, place, t, data: content?.data, subject })
  const address = `${path}${toQueryString(query)}`
  const chrome = chromeOn({ route, data: content?.data }, market, chromeOf(shop))
  return { route, params, address, data: content?.data ?? null, error: content?.error, head, chrome, place, texts }
}

export function errorContent(failure: Failure, shop: Shop): Content & { error: NonNullable<Content['error']> } {
  const { market, place } = shop
  const error = toErrorView(failure, {
    configuration: market.errorConfiguration,
    language: place.language,
    homeHref: homeHref(place, place.site),
    toHref: (path) => internalHref(path, place),
    enableB2cChannel: market.enableB2cChannel,
  })
  return { data: null, error }
}

/** A page that could not be found or made: nothing on it depends on the address but the sentence that repeats it. */
export function toErrorPage(failure: Failure, shop: Shop, address: string): Page {
  const { error } = errorContent(failure, shop)
  return {
    route: 'error',
    params: {},
    address,
    data: null,
    error,
    head: errorHead(error.title, shop.liveRelease),
    chrome: chromeOf(shop),
    place: shop.place,
    texts: textsOf(shop, ['errors', 'search']),
  }
}
