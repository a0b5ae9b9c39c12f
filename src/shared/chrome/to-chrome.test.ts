import { expect, test, vi } from 'vitest'
import { assemble } from '../../markets/assemble.ts'
import { whitelabels } from '../../markets/whitelabels.ts'
import type { LanguageCode } from '../language.ts'
import type { Market } from '../market/market.ts'
import type { Place } from '../place.ts'
import type { LiveRelease } from '../release/live-release.ts'
import { type Release, siteOf, toSummary } from '../release/release.ts'
import { href } from '../routing/href.ts'
import { internalHref } from './internal-href.ts'
import { localiseLinks } from './localise-links.ts'
import { logoHref, toChrome } from './to-chrome.ts'

const now = new Date('2026-11-21T02:00:00Z')
const brands = assemble(whitelabels, { port: 8787, now })

function shopOf(brand: string, key: string, language: LanguageCode): { market: Market; liveRelease: LiveRelease; place: Place } {
  const release = brands.find(({ whitelabel }) => whitelabel.key === brand)
  const market = release?.markets.find((each) => each.key === key)
  if (!release || !market) throw new Error(`There is no market ${brand} ${key}`)
  const liveRelease = liveReleaseOf(release)
  const place: Place = {
    site: { ...liveRelease.site, markets: liveRelease.site.markets.filter((each) => each.key === key) },
    whitelabel: { key: brand, name: release.whitelabel.name, appUrl: release.whitelabel.appUrl },
    market: key,
    language,
    locale: 'en-US',
    currency: market.currency,
    country: market.country,
    zone: market.zone,
    provider: { key: 'nezasa', configurationEntryId: market.provider.configurationEntryId },
    release: liveRelease.release,
    build: 'test',
  }
  return { market, liveRelease, place }
}

const liveReleaseOf = (release: Release): LiveRelease => ({
  release: '20261121T020000-abcd1234',
  schedule: [],
  publishedAt: now.toISOString(),
  whitelabel: release.whitelabel,
  site: siteOf(release),
  markets: release.markets.map(toSummary),
})

const chromeOf = ({ market, liveRelease, place }: ReturnType<typeof shopOf>) => toChrome(market, liveRelease, place)

test('addresses are in the words of the reader’s market and language', () => {
  const { place, ...rest } = shopOf('tidemark', 'nl', 'nl')
  const chrome = chromeOf({ place, ...rest })
  expect(chrome.homeHref).toBe(href('home', place, place.site))
  expect(chrome.navigation[0]).toMatchObject({ type: 'link', link: { href: href('search', place, place.site) } })
})

test('a path in any language’s words leads to the page in the reader’s', () => {
  const { place } = shopOf('tidemark', 'be', 'fr')
  expect(internalHref('/tours?sort=price#list', place)).toBe('/be-fr/circuits?sort=price#list')
  expect(internalHref('/rondreizen', place)).toBe('/be-fr/circuits')
  expect(internalHref('/', place)).toBe('/be-fr')
  expect(internalHref('/about-us', place)).toBe(href('content', place, place.site, { page: 'about-us' }))
  expect(internalHref('#manage-cookie-preferences', place)).toBe('#manage-cookie-preferences')
})

test('a path that has a prefix already keeps it, and no second one is added', () => {
  const { place } = shopOf('tidemark', 'be', 'fr')
  expect(internalHref('/be-nl/rondreizen', place)).toBe('/be-nl/rondreizen')
  expect(internalHref('/nl-nl/over-ons?from=be#team', place)).toBe('/nl-nl/over-ons?from=be#team')
  expect(internalHref('/xx-en', place)).toBe('/xx-en')
  expect(internalHref('/no-such-page', place)).toBe('/be-fr/no-such-page')
})

test('an address per language is the reader’s, else the English one', () => {
  const { market, liveRelease, place } = shopOf('tidemark', 'be', 'fr')
  const hrefOf = (internalUrl: Partial<Record<LanguageCode, string>>) => {
    const headerConfiguration = { ...market.headerConfiguration, externalNavigation: [{ id: 'own', label: { en: 'Own' }, internalUrl }] }
    return toChrome({ ...market, headerConfiguration }, liveRelease, place).externalNavigation.map(({ href }) => href)
  }
  expect(hrefOf({ en: '/faq', fr: '/tours' })).toEqual(['/be-fr/circuits'])
  expect(hrefOf({ en: '/faq', nl: '/tours' })).toEqual(['/be-fr/faq'])
  expect(hrefOf({ nl: '/tours' })).toEqual([])
})

test('a single market with a single language has no prefix and no switcher', () => {
  const chrome = chromeOf(shopOf('nordlys', 'no', 'no'))
  expect(chrome.homeHref).toBe('/')
  expect(chrome.switcher).toBeUndefined()
})

test('the switcher lists every market with its own languages', () => {
  const { switcher } = chromeOf(shopOf('tidemark', 'be', 'nl'))
  expect(switcher).toMatchObject({ market: 'be', language: 'nl' })
  expect(switcher?.markets).toHaveLength(12)
  expect(switcher?.markets.find(({ key }) => key === 'no')?.languages).toEqual([{ urlCode: 'no', fullName: 'Norsk', lang: 'nb' }])
})

test('the switcher names every market in the reader’s language, and marks a name that stands in', () => {
  const { market, liveRelease, place } = shopOf('tidemark', 'de', 'de')
  const markets = liveRelease.markets.map((each) => (each.key === 'nl' ? { ...each, name: { en: 'Netherlands' } } : each))
  const names = toChrome(market, { ...liveRelease, markets }, place).switcher?.markets.map(({ key, name }) => [key, name])
  expect(names).toContainEqual(['be', { text: 'Belgien' }])
  expect(names).toContainEqual(['nl', { text: 'Netherlands', lang: 'en' }])
})

test.each([
  ['/cookies-policy', '/be-nl/cookies-policy'],
  ['/information?tab=cookies', '/be-nl/information?tab=cookies'],
  ['/legal/cookies-policy-{prefix}', '/be-nl/legal/cookies-policy-be-nl'],
])('a cookie policy at %s is found at %s', (cookiePolicyPath, address) => {
  const { market, liveRelease, place } = shopOf('tidemark', 'be', 'nl')
  expect(toChrome({ ...market, cookiePolicyPath }, liveRelease, place).cookiePolicyHref).toBe(address)
})

test('the switcher is hidden for one market with one language', () => {
  const { market, liveRelease, place } = shopOf('tidemark', 'xx', 'en')
  expect(toChrome(market, { ...liveRelease, markets: liveRelease.markets.slice(0, 1) }, place).switcher).toBeUndefined()
  expect(toChrome(market, { ...liveRelease, markets: liveRelease.markets.slice(1, 2) }, place).switcher).toBeDefined()
})

test('a dynamic mega-menu is extended with the regions and their countries', () => {
  const { place, ...rest } = shopOf('tidemark', 'xx', 'en')
  const menu = chromeOf({ place, ...rest }).navigation.find((item) => item.type === 'megaMenu' && item.id === 'destinations')
  expect(menu).toMatchObject({ type: 'megaMenu', link: { href: '/xx-en/destinations' } })
  if (menu?.type !== 'megaMenu') throw new Error('Expected a mega-menu')
  expect(menu.items).toHaveLength(8)
  expect(menu.items[0]?.links[0]?.href).toBe(href('country', place, place.site, { region: 'nordics', country: 'norway' }))
})

test('a label that falls back to English is marked, one in the reader’s language is not', () => {
  const { market, liveRelease, place } = shopOf('tidemark', 'nl', 'nl')
  const copyright = (texts: Market['copyrightText']) => toChrome({ ...market, copyrightText: texts }, liveRelease, place).footer.copyright
  expect(copyright({ en: 'All ours' })).toEqual({ text: 'All ours', lang: 'en' })
  expect(copyright({ en: 'All ours', nl: 'Van ons' })).toEqual({ text: 'Van ons' })
})

test('a link without an address in the language or in English is left out; one elsewhere is external', () => {
  const { market, liveRelease, place } = shopOf('tidemark', 'nl', 'nl')
  const links = (externalUrls: Record<string, string>) => {
    const headerConfiguration = {
      ...market.headerConfiguration,
      externalNavigation: [{ id: 'agents', label: { en: 'Agents' }, externalUrls }],
    }
    return toChrome({ ...market, headerConfiguration }, liveRelease, place).externalNavigation
  }
  expect(links({ fi: 'https://agents.example/fi' })).toEqual([])
  expect(links({ en: 'https://agents.example/' })).toMatchObject([{ href: 'https://agents.example/', isExternal: true }])
})

test('on the business channel the logo leads to the trip builder, where one is configured', () => {
  const tripBuilder = { distributionChannel: 'agents', url: 'https://build.example/' }
  expect(logoHref({ enableB2cChannel: false, tripBuilder }, '/xx-en')).toBe('https://build.example/')
  expect(logoHref({ enableB2cChannel: true, tripBuilder }, '/xx-en')).toBe('/xx-en')
  expect(logoHref({ enableB2cChannel: false }, '/xx-en')).toBe('/xx-en')
  expect(logoHref({ enableB2cChannel: false, tripBuilder: { ...tripBuilder, distributionChannel: '' } }, '/xx-en')).toBe('/xx-en')
})

test('home is home on the business channel too: the logo alone leads elsewhere', () => {
  const { market, liveRelease, place } = shopOf('tidemark', 'be', 'fr')
  const business = { ...market, enableB2cChannel: false, tripBuilder: { distributionChannel: 'agents', url: 'https://build.example/' } }
  expect(toChrome(business, liveRelease, place)).toMatchObject({ homeHref: '/be-fr', logoHref: 'https://build.example/' })
  expect(toChrome(market, liveRelease, place)).toMatchObject({ homeHref: '/be-fr', logoHref: '/be-fr' })
})

test('an icon of an unknown name shows nothing and is reported, its link stays', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { market, liveRelease, place } = shopOf('tidemark', 'xx', 'en')
  const link = { id: 'odd', label: { en: 'Odd' }, internalUrl: '/faq', iconName: 'no-such-icon' }
  const { navigation } = toChrome(
    { ...market, headerConfiguration: { ...market.headerConfiguration, links: [{ type: 'link', link }] } },
    liveRelease,
    place,
  )
  expect(navigation).toEqual([{ type: 'link', link: { id: 'odd', label: { text: 'Odd' }, href: '/xx-en/faq', isExternal: false } }])
  expect(warn).toHaveBeenCalledExactlyOnceWith('The icon no-such-icon of the link odd was not found')
  warn.mockRestore()
})

test('the banner is there only while the market enables it', () => {
  expect(chromeOf(shopOf('tidemark', 'xx', 'en')).promoBanner?.promoCode).toBe('AUTUMN5')
  expect(chromeOf(shopOf('tidemark', 'de', 'de')).promoBanner).toBeUndefined()
})

test('links inside a text lead to the reader’s pages, those elsewhere stay', () => {
  const { place } = shopOf('tidemark', 'be', 'fr')
  const link = (href: string) => ({ type: 'paragraph', content: [{ type: 'link', href, text: 'x' }] })
  const found = localiseLinks([link('/contact-us'), link('//elsewhere.example/'), link('https://elsewhere.example/'), link('#here')], place)
  expect(found.map(({ content }) => content?.[0]?.href)).toEqual([
    '/be-fr/nous-contacter',
    '//elsewhere.example/',
    'https://elsewhere.example/',
    '#here',
  ])
})

test('a link to a page that is switched off is left out, and a menu that is left with nothing', () => {
  const { market, liveRelease, place } = shopOf('tidemark', 'nl', 'nl')
  const [routing] = place.site.markets
  if (!routing) throw new Error('The place has no market')
  const closed: Place = {
    ...place,
    site: {
      ...place.site,
      markets: [
        {
          ...routing,
          authentication: false,
          flags: { ...routing.flags, enableDestinationsPage: false, enableDesignYourOwnTourPage: false },
        },
      ],
    },
  }
  const linksOf = (at: Place) => {
    const { navigation, footer } = toChrome(market, liveRelease, at)
    return [
      ...navigation.map((item) => (item.type === 'link' ? item.link.id : item.id)),
      ...footer.blocks.flatMap(({ links }) => links.map(({ id }) => id)),
    ]
  }
  const left = linksOf(closed)
  expect(linksOf(place).filter((id) => !left.includes(id))).toEqual([
    'destinations',
    'design-your-own',
    'footer-destinations',
    'footer-design',
  ])
})

test('the way to help leads to the contact page in the reader’s language', () => {
  const { place } = shopOf('tidemark', 'be', 'fr')
  expect(chromeOf(shopOf('tidemark', 'be', 'fr')).help?.href).toBe(href('content', place, place.site, { page: 'contact-us' }))
})

test('the account menu speaks the market’s words; a market’s own component gets what it needs', () => {
  const { market, liveRelease, place } = shopOf('tidemark', 'nl', 'nl')
  const { account } = toChrome(market, liveRelease, place)
  expect(account).toMatchObject({ login: { href: '/nl-nl/login' }, signUp: { href: '/nl-nl/signup' } })
  expect(account).not.toHaveProperty('slot')
  const customerAccountTexts = { ...market.customerAccountTexts, enableMyHeader: true }
  expect(toChrome({ ...market, customerAccountTexts }, liveRelease, place).account?.slot).toMatchObject({
    'data-theme': 'tidemark',
    'data-drawer-theme': 'light',
    'data-locale': 'nl-NL',
    'data-market': 'tidemark-nl',
    'data-login-url': market.customerAccount?.loginUrl,
  })
  expect(toChrome({ ...market, customerAccount: undefined }, liveRelease, place).account).toBeUndefined()
})
