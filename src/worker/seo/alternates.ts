import { isBegun, withoutBegun } from '../../shared/language.ts'
import type { LiveRelease } from '../../shared/release/live-release.ts'
import { alternate } from '../../shared/routing/alternate.ts'
import type { Query } from '../../shared/routing/href.ts'
import type { Params } from '../../shared/routing/match.ts'
import type { RouteName } from '../../shared/routing/routes.ts'
import { identifying } from './canonical.ts'

type Alternate = { hreflang: string; href: string }
type Version = Alternate & { locale: string }

/** Language of the content locale, plus the country where the market is one. */
const codeOf = (locale: string, country: string | null) => (country ? `${locale.slice(0, 2)}-${country}` : locale.slice(0, 2))

/** The market selector is nobody's own version: it stands for the home pages it leads to. */
const clusterOf = (route: RouteName): RouteName => (route === 'selector' ? 'home' : route)

/** A page in every market and language that has it and is complete, no language and country twice. */
export function versionsOf(route: RouteName, params: Params, query: Query, { site, markets, whitelabel }: LiveRelease): Version[] {
  const found = new Map<string, Version>()
  for (const { key, country, languages } of markets) {
    for (const { urlCode, locale } of withoutBegun(languages)) {
      const path = alternate(clusterOf(route), params, { market: key, language: urlCode }, site, identifying(query))
      const hreflang = codeOf(locale, country)
      if (path !== undefined && !found.has(hreflang)) found.set(hreflang, { hreflang, href: whitelabel.appUrl + path, locale })
    }
  }
  return [...found.values()]
}

/** A language that is begun stands for nobody else. */
const isDefaultBegun = ({ site, markets }: LiveRelease): boolean =>
  isBegun(markets.find(({ key }) => key === site.defaultMarket)?.languages ?? [], site.defaultLanguage)

/** Every market's version of a page, itself included, and the one for everybody else. */
export function alternatesOf(route: RouteName, params: Params, query: Query, liveRelease: LiveRelease): Alternate[] {
  const { site, whitelabel } = liveRelease
  const rows = versionsOf(route, params, query, liveRelease).map(({ hreflang, href }) => ({ hreflang, href }))
  if (rows.length < 2) return []
  const standard = alternate(route, params, { market: site.defaultMarket, language: site.defaultLanguage }, site, identifying(query))
  const everybody = clusterOf(route) === 'home' ? '/' : standard
  return everybody === undefined || isDefaultBegun(liveRelease)
    ? rows
    : [...rows, { hreflang: 'x-default', href: whitelabel.appUrl + everybody }]
}
