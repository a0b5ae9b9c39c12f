import { type TextsByLanguage, writtenTexts } from '../../../src/markets/languages/written.ts'
import type { MarketDraft } from '../../../src/markets/market-of.ts'
import { navigation } from '../../../src/markets/navigation.ts'
import { languageIn } from '../../../src/shared/language.ts'
import { onlyLanguages } from '../../../src/shared/release/only-languages.ts'
import { variantBrand } from './variant-brand.ts'

/** What the interface says so far in the two languages that the brand has begun. */
export const begunTexts: TextsByLanguage = {
  ...writtenTexts,
  fi: { common: { close: 'Sulje' }, home: { title: 'Hitaasti perille' } },
  da: {},
}

/** A market that speaks English, and has begun with Finnish and Danish: of Finnish it lacks texts of the interface, of Danish everything. */
export const begun = variantBrand('begun', (market) => {
  if (market.key !== 'xx') return market
  const said = { ...market, headerConfiguration: { ...market.headerConfiguration, links: navigation } }
  return {
    ...(onlyLanguages(said, ['en', 'fi']) as MarketDraft),
    availableLanguages: [languageIn('en'), ...(['fi', 'da'] as const).map((code) => ({ ...languageIn(code), state: 'begun' as const }))],
    homePagePath: { en: '/', fi: '/', da: '/' },
  }
})
