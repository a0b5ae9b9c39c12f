import { navigation } from '../../../src/markets/navigation.ts'
import { languageIn } from '../../../src/shared/language.ts'
import { variantBrand } from './variant-brand.ts'

const spoken = ['en', 'de', 'fi'] as const

/** A market that speaks three languages, where a checkout can be read in each of them: it belongs to its market, and no example has these three in one. Its menu is the one that all languages have. */
export const polyglot = variantBrand('polyglot', (market) =>
  market.key === 'xx'
    ? {
        ...market,
        availableLanguages: spoken.map((code) => languageIn(code)),
        headerConfiguration: { ...market.headerConfiguration, links: navigation },
        homePagePath: Object.fromEntries(spoken.map((code) => [code, '/'])),
      }
    : market,
)
