import type { Site } from './site.ts'

const flags = {
  enableDestinationsPage: true,
  enableDesignYourOwnTourPage: true,
  enableNewTourDetail: true,
  enableCustomCheckout: true,
  enableSupportChatWidget: true,
}
const regions = { nordics: ['norway', 'sweden'] }
const slugs = {
  story: { en: 'our-story', nl: 'ons-verhaal', fr: 'notre-histoire' },
  only: { en: 'only-english' },
}

/** A host with several markets, for tests. */
export const severalMarkets: Site = {
  singleMarket: false,
  defaultMarket: 'xx',
  defaultLanguage: 'en',
  markets: [
    { key: 'xx', languages: ['en'], flags, authentication: true, regions, slugs },
    { key: 'be', languages: ['nl', 'fr'], flags, authentication: true, regions, slugs },
    {
      key: 'de',
      languages: ['de'],
      flags: { ...flags, enableDestinationsPage: false, enableCustomCheckout: false },
      authentication: false,
      regions,
      slugs: {},
    },
  ],
}

/** A host with one market and one language, for tests. */
export const singleMarket: Site = {
  singleMarket: true,
  defaultMarket: 'no',
  defaultLanguage: 'no',
  markets: [{ key: 'no', languages: ['no'], flags, authentication: false, regions, slugs: { story: { no: 'var-historie' } } }],
}
