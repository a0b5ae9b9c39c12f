import { languageIn } from '../../src/markets/languages.ts'
import { variantBrand } from './variant-brand.ts'

const spoken = ['en', 'de', 'fi'] as const

/** A market that speaks three languages, where a checkout can be read in each of them: it belongs to its market, and no example has these three in one. */
export const polyglot = variantBrand('polyglot', (market) =>
  market.key === 'xx'
    ? {
        ...market,
        availableLanguages: spoken.map((code) => languageIn(code)),
        homePagePath: Object.fromEntries(spoken.map((code) => [code, '/'])),
      }
    : market,
)
