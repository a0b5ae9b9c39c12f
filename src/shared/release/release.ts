import type { CatalogueFiles } from '../catalogue/source-files.ts'
import { textIn } from '../language.ts'
import type { Market } from '../market/market.ts'
import type { Whitelabel } from '../market/whitelabel.ts'
import type { MarketRouting, Site } from '../routing/site.ts'
import { slugOf } from '../routing/slugs.ts'
import type { MarketSummary } from './live-release.ts'

/** Everything one white-label publishes at once. `catalogue`: its own tours, where a provider's discovery is not asked. */
export type Release = { whitelabel: Whitelabel; markets: readonly Market[]; catalogue?: CatalogueFiles }

/** A home page that is not the market's first page, in the languages it is spoken in. */
function homePathsOf({ availableLanguages, homePagePath }: Market): Pick<MarketRouting, 'homePaths'> {
  const others = availableLanguages.flatMap(({ urlCode }) => {
    const path = textIn(homePagePath, urlCode)?.text ?? '/'
    return /^\/*$/.test(path) ? [] : [[urlCode, path] as const]
  })
  return others.length > 0 ? { homePaths: Object.fromEntries(others) } : {}
}

const toRouting = (market: Market, whitelabel: Whitelabel): MarketRouting => ({
  key: market.key,
  languages: market.availableLanguages.map(({ urlCode }) => urlCode),
  flags: market.featureFlags,
  authentication: market.customerAccount !== undefined,
  regions: Object.fromEntries(market.destinations.map(({ key, countries }) => [key, countries.map((country) => country.key)])),
  slugs: Object.fromEntries(
    Object.entries(market.customPages).map(([id, { slugs }]) => {
      const standard = slugOf({ [id]: slugs }, id, whitelabel.defaultLanguage) ?? slugs.en
      return [id, { ...slugs, ...(standard !== undefined && { [whitelabel.defaultLanguage]: standard }) }]
    }),
  ),
  ...homePathsOf(market),
})

/** The address space a release opens on the white-label's hosts. */
export const siteOf = ({ whitelabel, markets }: Release): Site => ({
  singleMarket: whitelabel.routingStrategy === 'SINGLE_MARKET_AND_LANGUAGE',
  defaultMarket: whitelabel.defaultMarket,
  defaultLanguage: whitelabel.defaultLanguage,
  markets: markets.map((market) => toRouting(market, whitelabel)),
})

export const toSummary = ({ key, name, country, currency, availableLanguages, provider }: Market): MarketSummary => ({
  key,
  name,
  country,
  currency,
  languages: availableLanguages,
  provider: { key: provider.key, configurationEntryId: provider.configurationEntryId },
})
