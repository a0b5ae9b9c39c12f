import { describe, expect, test } from 'vitest'
import { tours } from '../sandbox/tours/catalogue.ts'
import { countries } from '../sandbox/tours/countries.ts'
import { regions as sandboxRegions } from '../sandbox/tours/regions.ts'
import { discountOf, refusalOf } from '../sandbox/trip/promo-codes.ts'
import { assemble } from '../src/markets/assemble.ts'
import { errorContents } from '../src/markets/error-contents.ts'
import { writtenTexts } from '../src/markets/languages/written.ts'
import { regions } from '../src/markets/regions.ts'
import { whitelabels } from '../src/markets/whitelabels.ts'
import { isIconName } from '../src/shared/artwork/icon-names.ts'
import { toChrome } from '../src/shared/chrome/to-chrome.ts'
import { neutralWords, problemCodes, toProblemWords } from '../src/shared/errors/problem.ts'
import { completeLanguages, withoutBegun } from '../src/shared/language.ts'
import { checkRelease } from '../src/shared/release/checks.ts'
import { siteOf, toSummary } from '../src/shared/release/release.ts'
import { href } from '../src/shared/routing/href.ts'
import { resolve } from '../src/shared/routing/resolve.ts'
import { toPlace } from '../src/worker/market/place.ts'
import { polyglot } from './setup/brands/polyglot-brand.ts'

test('markets and the sandbox’s catalogue speak of the same regions, by the same names', () => {
  expect(Object.fromEntries(regions.map(({ key, localizedName }) => [key, localizedName]))).toEqual(sandboxRegions)
})

test('and of the same countries in them', () => {
  const ours = regions.flatMap(({ key, countries: listed }) => listed.map((country) => [country.key, { code: country.code, region: key }]))
  const theirs = Object.entries(countries).map(([key, { code, region }]) => [key, { code, region }])
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(theirs))
})

test('every problem is said in every language, by the market’s own words', () => {
  for (const language of completeLanguages) {
    const { problems = {} } = writtenTexts[language] ?? {}
    for (const code of problemCodes)
      for (const status of [400, 403, 422, 500]) {
        const said = toProblemWords({ status, code }, { configuration: errorContents, language, say: (key) => problems[key] })
        for (const words of [said.title, said.detail]) {
          expect([language, code, words]).toEqual([language, code, expect.stringMatching(/\S/)])
          expect([code, ...Object.values(neutralWords)]).not.toContain(words)
        }
      }
  }
})

const now = new Date('2026-11-21T02:00:00Z')

test('every code that a banner advertises counts for trips by rail, as the banner says, and for no others', () => {
  const codes = assemble(whitelabels, { port: 80, now }).flatMap((release) =>
    release.markets.flatMap(({ promoCodeBannerConfiguration: banner }) => (banner?.enabled ? [banner.promoCode] : [])),
  )
  expect(codes.length).toBeGreaterThan(0)
  for (const code of codes)
    for (const tour of tours) {
      const trip = { tour, currency: 'EUR' } as const
      const isByRail = tour.stops.some(({ by }) => by === 'train')
      expect([code, tour.id, discountOf(code, 100_000, trip)]).toEqual([code, tour.id, isByRail ? 5000 : 0])
      expect(refusalOf(code, 100_000, trip, 'en')?.code).toBe(isByRail ? undefined : 'PromoCodeNotApplicable')
    }
})

const markets = assemble(whitelabels, { port: 80, now }).flatMap((release) =>
  release.markets.map((market) => [release.whitelabel.key, market.key, release, market] as const),
)

test('there are the twelve markets of the house, one of a single market and two of the dark brand', () => {
  const count = (brand: string) => markets.filter(([key]) => key === brand).length
  expect([count('tidemark'), count('nordlys'), count('noctua')]).toEqual([12, 1, 2])
})

describe.each(markets)('%s %s', (_, key, release, market) => {
  const site = siteOf(release)
  const liveRelease = {
    release: '20261121T020000-abcd1234',
    schedule: [],
    publishedAt: now.toISOString(),
    whitelabel: release.whitelabel,
    site,
    markets: release.markets.map(toSummary),
  }
  const spoken = market.availableLanguages.map(({ urlCode }) => urlCode)
  const complete = withoutBegun(market.availableLanguages).map(({ urlCode }) => urlCode)
  const routeAt = (address: string) => {
    const [path = ''] = address.split(/[?#]/)
    const found = resolve({ path, query: '' }, site, { signedIn: false })
    return found.kind === 'page' ? [found.route, found.params.page, found.place.language] : found
  }

  test('has every feature on', () => expect(Object.values(market.featureFlags)).toEqual([true, true, true, true, true]))

  test('takes a card, and what is paid in euro only where its prices are', () => {
    const inEuro = market.currency === 'EUR' ? ['sepa', 'ideal'] : []
    expect(market.checkout.paymentProviders).toEqual({ b2c: ['card', ...inEuro], b2b: ['card', ...inEuro, 'invoice'] })
    expect(market.footerConfiguration.paymentMethodsIcons.length).toBeGreaterThan(inEuro.length)
  })

  test.each(spoken)('leads to help, to its statement and to its policies in %s', (language) => {
    const place = toPlace(liveRelease, { release: liveRelease.release, market }, language, 'test')
    const { help, footer, cookiePolicyHref } = toChrome(market, liveRelease, place)
    expect(routeAt(help?.href ?? '')).toEqual(['content', 'contact-us', language])
    for (const page of ['contact-us', 'accessibility'])
      expect(routeAt(href('content', { market: key, language }, site, { page }))).toEqual(['content', page, language])
    for (const policy of ['cookies-policy', 'terms-conditions', 'privacy-policy', 'faq'] as const)
      expect(routeAt(href(policy, { market: key, language }, site))).toEqual([policy, undefined, language])
    expect(routeAt(cookiePolicyHref)).toEqual(expect.arrayContaining([language]))
    const linked = footer.legalLinks.map((link) => link.href)
    expect(linked).toContain(href('privacy-policy', { market: key, language }, site))
    expect(linked).toContain('#manage-cookie-preferences')
  })

  test.each(spoken)('has a link on every page to each page of its own in %s', (language) => {
    const place = toPlace(liveRelease, { release: liveRelease.release, market }, language, 'test')
    const { navigation, help, footer } = toChrome(market, liveRelease, place)
    const hrefs = [...JSON.stringify([navigation, help, footer]).matchAll(/"href":"([^"]*)"/g)].map(([, address = '']) => address)
    const found = new Set(hrefs.map(routeAt).map((route) => (Array.isArray(route) ? (route[1] ?? route[0]) : undefined)))
    // A policy's page in another place: its own link leads there.
    const linked = Object.keys(market.customPages).filter((page) => !found.has(page))
    expect(linked).toEqual([])
  })

  test('says in a description what the page holds', () => {
    const pages = Object.values({ ...market.customPages, ...market.policies })
    const lengths = pages.flatMap(({ description }) => complete.map((language) => description[language]?.length ?? 0))
    expect([Math.min(...lengths) >= 40, Math.max(...lengths) <= 155]).toEqual([true, true])
  })

  test('has at least eight pages of its own and the four policies, each with title, description and words in every language', () => {
    const pages = Object.entries(market.customPages)
    expect(pages.length).toBeGreaterThanOrEqual(8)
    expect(Object.keys(market.policies).sort()).toEqual(['cookies-policy', 'faq', 'privacy-policy', 'terms-conditions'])
    for (const language of complete)
      for (const [id, { slugs, title, description, body }] of [...pages, ...Object.entries(market.policies)]) {
        const hasSlug = id in market.policies || slugs[language] !== undefined
        expect([id, language, hasSlug, title[language], description[language], body[language]?.length]).toEqual([
          id,
          language,
          true,
          expect.stringMatching(/\S/),
          expect.stringMatching(/\S/),
          expect.toSatisfy((length: number) => length > 0),
        ])
      }
  })
})

test('the brand that the journeys add to the examples passes every check, too', () => {
  const findings = assemble([polyglot], { port: 80, now }).flatMap((release) => checkRelease(release, isIconName))
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
})
