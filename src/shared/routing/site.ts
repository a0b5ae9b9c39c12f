import type { LanguageCode } from '../language.ts'
import type { FeatureFlag } from '../market/feature-flags.ts'

/** What addresses depend on in one market: no texts, no secrets, small enough to travel to the browser. */
export type MarketRouting = {
  key: string
  languages: readonly LanguageCode[]
  flags: Readonly<Record<FeatureFlag, boolean>>
  authentication: boolean
  /** Region key → country keys. */
  regions: Readonly<Record<string, readonly string[]>>
  /** Page id → slug per language. */
  slugs: Readonly<Record<string, Partial<Record<LanguageCode, string>>>>
  /** Where home is (rule 10), in the languages in which it is not the market's first page. */
  homePaths?: Partial<Record<LanguageCode, string>> | undefined
}

/** The address space of one host. In the browser `markets` holds the current one only: every other market is a full page load. */
export type Site = {
  singleMarket: boolean
  defaultMarket: string
  defaultLanguage: LanguageCode
  markets: readonly MarketRouting[]
}

export type MarketLanguage = { market: string; language: LanguageCode }

export const marketOf = (site: Site, key: string): MarketRouting | undefined => site.markets.find((market) => market.key === key)
