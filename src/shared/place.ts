import type { Language, LanguageCode } from './language.ts'
import type { Currency } from './market/market.ts'
import type { Site } from './routing/site.ts'

/** Where a page stands, as worker and browser both know it: the host's address space, one market, one language. Nothing secret, nothing personal. */
export type Place = {
  /** In the browser: the current market only. */
  site: Site
  whitelabel: { key: string; name: string; appUrl: string }
  market: string
  language: LanguageCode
  /** Content locale of the language in this market, such as nl-BE. */
  locale: Language['locale']
  currency: Currency
  country: string | null
  zone: string
  /** Provider key and the entry id that browser calls carry (rule 25). */
  provider: { key: string; configurationEntryId: string }
  release: string
  build: string
}
