import { expect, test } from 'vitest'
import { assemble } from '../../markets/assemble.ts'
import { parseMessage } from '../../markets/languages/parse.ts'
import { whitelabels } from '../../markets/whitelabels.ts'
import { isIconName } from '../artwork/icon-names.ts'
import type { Market } from '../market/market.ts'
import { checkRelease, maxDocumentBytes } from './checks.ts'
import type { Release } from './release.ts'

const [house, single] = assemble(whitelabels, { port: 8787, now: new Date('2026-11-21T02:00:00Z') })
if (!house || !single) throw new Error('There are no example brands')

const errorsOf = (release: Release) => checkRelease(release, isIconName).filter(({ severity }) => severity === 'error')
const change = (edit: (market: Market) => Market): Release => ({
  ...house,
  markets: house.markets.map((market) => (market.key === 'nl' ? edit(market) : market)),
})
const page = (slug: string) => ({ slugs: { nl: slug }, title: { en: 'Extra' }, description: {}, body: {} })

test('the example brands have no errors', () => {
  expect(errorsOf(house)).toEqual([])
  expect(errorsOf(single)).toEqual([])
})

test('a default market or language that is not there is found', () => {
  expect(errorsOf({ ...house, whitelabel: { ...house.whitelabel, defaultMarket: 'zz' } })).toHaveLength(1)
  expect(errorsOf({ ...house, whitelabel: { ...house.whitelabel, defaultLanguage: 'fi' } })).toHaveLength(1)
})

test('a language that a market lists twice is found', () => {
  const found = errorsOf(
    change((market) => ({ ...market, availableLanguages: [...market.availableLanguages, ...market.availableLanguages.slice(0, 1)] })),
  )
  expect(found).toEqual([expect.objectContaining({ at: 'nl.availableLanguages.nl', message: 'is listed twice, under one address' })])
})

test('a picture of a region or a country that does not exist is found', () => {
  const found = errorsOf(
    change((market) => ({
      ...market,
      destinations: market.destinations.map((region, index) =>
        index > 0
          ? region
          : {
              ...region,
              squareImage: '/assets/artwork/no-such-scene-9',
              countries: region.countries.map((country) => ({ ...country, image: '/assets/artwork/nor-this-9' })),
            },
      ),
    })),
  )
  const [region] = house.markets[0]?.destinations ?? []
  expect(found.map(({ at }) => at)).toEqual([
    `nl.destinations.${region?.key}.squareImage`,
    ...(region?.countries.map(({ key }) => `nl.destinations.${region.key}.${key}.image`) ?? []),
  ])
})

test('a single market with a single language may not have more', () => {
  expect(errorsOf({ ...house, whitelabel: { ...house.whitelabel, routingStrategy: 'SINGLE_MARKET_AND_LANGUAGE' } })).toHaveLength(1)
})

test.each([
  ['reads like a prefix', 'om-no', 'looks like a market and language'],
  ['is a page of the shop', 'rondreizen', 'is the address of another page'],
  ['is a policy', 'faq', 'is the address of another page'],
])('a slug that %s is found', (_, slug, message) => {
  const found = errorsOf(change((market) => ({ ...market, customPages: { ...market.customPages, extra: page(slug) } })))
  expect(found).toHaveLength(1)
  expect(found[0]?.message).toContain(message)
})

test('two pages with one slug are found, both of them', () => {
  const found = errorsOf(
    change((market) => ({ ...market, customPages: { ...market.customPages, one: page('samen'), two: page('samen') } })),
  )
  expect(found.map(({ at }) => at)).toEqual(['nl.customPages.one.nl', 'nl.customPages.two.nl'])
})

const without = <Words extends object>(words: Words, language: keyof Words) =>
  Object.fromEntries(Object.entries(words).filter(([code]) => code !== language))

test.each([
  ['payButton', 'nl'],
  ['payButton', 'en'],
  ['invoiceButton', 'nl'],
] as const)('a market whose %s has no approved wording in a language it speaks is found: %s', (button, language) => {
  const found = errorsOf(
    change((market) => ({ ...market, checkout: { ...market.checkout, [button]: without(market.checkout[button], language) } })),
  )
  expect(found).toEqual([expect.objectContaining({ at: `nl.checkout.${button}.${language}`, message: 'has no approved wording' })])
})

test('no wording is asked for in a language that the market does not speak, nor for an invoice that it does not list', () => {
  const found = errorsOf(
    change(({ checkout, ...market }) => ({
      ...market,
      checkout: {
        ...checkout,
        payButton: without(checkout.payButton, 'fi'),
        invoiceButton: {},
        paymentProviders: { b2c: ['card'], b2b: ['card'] },
      },
    })),
  )
  expect(found).toEqual([])
})

test.each([
  ['/no-such-home', '/nl-nl/no-such-home'],
  ['/destinations/atlantis', '/nl-nl/bestemmingen/atlantis'],
  ['/design-your-own-tour', '/nl-nl/design-your-own-tour'],
  ['/bookings', '/nl-nl/bookings'],
])('a home page that not everybody sees is found: %s', (path, address) => {
  const found = errorsOf(
    change((market) => ({
      ...market,
      homePagePath: { nl: path },
      featureFlags: { ...market.featureFlags, enableDesignYourOwnTourPage: false },
    })),
  )
  expect(found).toEqual([expect.objectContaining({ at: 'nl.homePagePath.nl', message: `leads to “${address}”, which no page answers` })])
})

test.each(['/', '/tours', '/faq', '/destinations/nordics?from=home'])('a home page may be any page of the shop: %s', (path) => {
  expect(errorsOf(change((market) => ({ ...market, homePagePath: { nl: path } })))).toEqual([])
})

test('a link to nowhere and an unknown icon are found', () => {
  const link = { id: 'lost', label: { en: 'Lost' }, internalUrl: '/no-such-page', iconName: 'no-such-icon' }
  const found = errorsOf(change((market) => ({ ...market, footerConfiguration: { ...market.footerConfiguration, legalLinks: [link] } })))
  expect(found.map(({ at }) => at)).toEqual(['nl.link.lost', 'nl.link.lost'])
})

test('a cookie policy that is nowhere is found, in each language', () => {
  const found = errorsOf(change((market) => ({ ...market, cookiePolicyPath: '/legal/cookies-{prefix}' })))
  expect(found.map(({ message }) => message)).toEqual([
    'leads to “/legal/cookies-nl-nl”, which no page answers',
    'leads to “/legal/cookies-nl-en”, which no page answers',
  ])
})

test('a link to nowhere inside a page is found', () => {
  const lost = {
    ...page('verdwaald'),
    body: { nl: [{ type: 'paragraph', content: [{ type: 'link', href: '/nergens-heen', text: 'x' }] }] },
  }
  const found = errorsOf(change((market) => ({ ...market, customPages: { ...market.customPages, lost } })))
  expect(found.map(({ at }) => at)).toEqual(['nl.customPages.lost.nl'])
})

test('a message that asks for another value than English is found, and a missing one; one too many is a warning', () => {
  const { close: _, ...common } = house.markets.find(({ key }) => key === 'nl')?.texts.nl?.common ?? {}
  const release = change((market) => ({
    ...market,
    texts: { ...market.texts, nl: { ...market.texts.nl, common: { ...common, seeMore: parseMessage('{number} meer'), extra: 'Meer' } } },
  }))
  expect(errorsOf(release).map(({ at }) => at)).toEqual(['nl.texts.nl.common.close', 'nl.texts.nl.common.seeMore'])
  expect(checkRelease(release, isIconName)).toContainEqual(expect.objectContaining({ severity: 'warning', at: 'nl.texts.nl.common.extra' }))
})

test('a picture without words is found', () => {
  const found = errorsOf(
    change((market) => ({
      ...market,
      errorConfiguration: {
        ...market.errorConfiguration,
        unknown: { ...market.errorConfiguration.unknown, image: { src: '/assets/artwork/storm-1', alt: {} } },
      },
    })),
  )
  expect(found.map(({ message }) => message)).toContain('is a picture without a text alternative')
})

const english = { en: 'In English' }

test.each<[string, (market: Market) => Market]>([
  [
    'footerConfiguration.first.title',
    (market) => ({
      ...market,
      footerConfiguration: { ...market.footerConfiguration, first: { ...market.footerConfiguration.first, title: english } },
    }),
  ],
  [
    'headerConfiguration.skipToContentLabel',
    (market) => ({ ...market, headerConfiguration: { ...market.headerConfiguration, skipToContentLabel: english } }),
  ],
  [
    'errorConfiguration.badGateway.title',
    (market) => ({
      ...market,
      errorConfiguration: {
        ...market.errorConfiguration,
        badGateway: { ...market.errorConfiguration.badGateway, title: english },
      },
    }),
  ],
  ['customerAccountTexts.login', (market) => ({ ...market, customerAccountTexts: { ...market.customerAccountTexts, login: english } })],
  ['contact.hours', (market) => ({ ...market, contact: { ...market.contact, hours: {} } })],
])('a label that lacks a language of its market is found, as English in its place could not be marked: %s', (label, edit) => {
  const missing = errorsOf(change(edit)).map(({ at }) => at)
  expect(missing).toContain(`nl.${label}.nl`)
  expect(missing.every((at) => at.startsWith(`nl.${label}.`))).toBe(true)
})

test('a link may speak English where its market has no word for it, and a label no language that nobody can choose', () => {
  const link = { id: 'english', label: english, internalUrl: '/faq' }
  const found = errorsOf(
    change((market) => ({
      ...market,
      footerConfiguration: { ...market.footerConfiguration, legalLinks: [link] },
      contact: { ...market.contact, hours: { nl: 'Altijd', en: 'Always' } },
    })),
  )
  expect(found).toEqual([])
})

test('colours that stand too close are found, with the pair named', () => {
  const { whitelabel } = house
  const theme = { ...whitelabel.theme, colors: { ...whitelabel.theme.colors, surface: '#ffffff', muted: '#777777' } }
  expect(errorsOf({ ...house, whitelabel: { ...whitelabel, theme } })).toContainEqual({
    severity: 'error',
    at: 'tidemark.theme',
    message: 'muted on surface has a contrast of 4.47, less than 4.5',
  })
})

test('a document above the limit is found', () => {
  const filler = 'x'.repeat(maxDocumentBytes)
  const found = errorsOf(change((market) => ({ ...market, name: { en: filler } })))
  expect(found).toHaveLength(1)
})
