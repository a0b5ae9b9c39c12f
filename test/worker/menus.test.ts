import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Brand } from '../../src/markets/brand.ts'
import type { Link } from '../../src/shared/market/link.ts'
import { variantBrand } from '../setup/brands/variant-brand.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

const linkNo = (number: number): Link => ({ id: `link-${number}`, label: { en: `Link ${number}` }, internalUrl: '/faq' })
const links = (count: number) => Array.from({ length: count }, (_, index) => linkNo(index + 1))

/** The home page is the first entry of the menu, the overview the first of its view. */
const withLinks = (key: string, count: number) =>
  variantBrand(key, (market) => ({
    ...market,
    headerConfiguration: {
      ...market.headerConfiguration,
      links: [
        ...links(count - 2).map((link) => ({ type: 'link' as const, link })),
        {
          type: 'megaMenu',
          source: 'custom',
          id: 'more',
          label: { en: 'More' },
          items: links(count).map((link) => ({ link: { ...link, id: `more-${link.id}` }, links: [] })),
        },
      ],
    },
  }))

const ownAccount = variantBrand('own-account', (market) => ({
  ...market,
  customerAccountTexts: { ...market.customerAccountTexts, enableMyHeader: true },
}))

/** A mega-menu whose entries lead elsewhere and carry icons. */
const marked = variantBrand('marked', (market) => ({
  ...market,
  headerConfiguration: {
    ...market.headerConfiguration,
    links: [
      { type: 'link', link: { ...linkNo(1), iconName: 'phone' } },
      {
        type: 'megaMenu',
        source: 'custom',
        id: 'more',
        label: { en: 'More' },
        items: [
          {
            link: { id: 'out', label: { en: 'Out' }, externalUrls: { en: 'https://out.example/' }, iconName: 'map' },
            links: [{ id: 'further', label: { en: 'Further' }, externalUrls: { en: 'https://out.example/further' } }, linkNo(2)],
          },
        ],
      },
    ],
  },
}))

/** Belgium alone: one market, two languages. */
const belgium: Brand = (moment) => {
  const { whitelabel, markets } = variantBrand('belgium', (market) => market)(moment)
  return {
    whitelabel: { ...whitelabel, defaultMarket: 'be', defaultLanguage: 'nl' },
    markets: markets.filter(({ key }) => key === 'be'),
  }
}

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ brands: [withLinks('nine', 9), withLinks('ten', 10), withLinks('eleven', 11), ownAccount, marked, belgium] })
})
afterAll(() => shop.stop())

const menuIn = (text: string) => /<dialog[^>]*id="mobile-menu"[\s\S]*?<\/dialog>/.exec(text)?.[0] ?? ''
const listsOf = async (host: string) => {
  const { text } = await shop.ask('/xx-en/faq', { host: `${host}.localhost` })
  return [...menuIn(text).matchAll(/<summary>(.*?)<\/summary>/g)].map(([, summary = '']) =>
    summary
      .replace(/<!-- -->/g, '')
      .split(/<[^>]+>/)
      .filter(Boolean),
  )
}

test('nine entries are all shown', async () => expect(await listsOf('nine')).toEqual([]))

test('of ten entries one stands behind “see more”', async () => {
  const summary = ['See more (+1)', 'See less']
  expect(await listsOf('ten')).toEqual([summary, summary])
})

test('of eleven entries two stand behind “see more”, in the menu and in its views, with the way back', async () => {
  const summary = ['See more (+2)', 'See less']
  expect(await listsOf('eleven')).toEqual([summary, summary])
})

test.each([
  ['own-account', true],
  ['nine', false],
])('a market’s own account component takes the place of the menu, and of the block in the mobile menu: %s, %s', async (host, isOwn) => {
  const { text } = await shop.ask('/xx-en/faq', { host: `${host}.localhost` })
  const header = /<header[\s\S]*<\/header>/.exec(text)?.[0] ?? ''
  const slot = /<div [^>]*data-customer-account="header"[^>]*>/.exec(header)?.[0]
  expect(slot !== undefined).toBe(isOwn)
  if (isOwn) expect(slot).toMatch(/data-login-url="http[^"]*\/login".* data-help-desk-url="http[^"]*\/help"/)
  expect(menuIn(text).includes('href="/xx-en/login"')).toBe(!isOwn)
})

test.each([
  ['/xx-en/faq', 'own-account', 'light'],
  ['/be-fr/login', 'own-account', undefined],
  ['/xx-en/checkout/status000001/traveller-details', undefined, undefined],
])('at %s the account component’s header has the theme %s and its drawer %s', async (address, header, drawer) => {
  const { status, text } = await shop.ask(address, { host: 'own-account.localhost' })
  const [slot = ''] = /<div [^>]*data-customer-account="header"[^>]*>/.exec(text) ?? []
  const said = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(slot)?.[1]
  expect([status, said('theme'), said('drawer-theme')]).toEqual([200, header, drawer])
})

test('what leads elsewhere opens in a new tab and says so, in the mega-menu and in its panel, what stays does not; an entry shows its icon', async () => {
  const { text } = await shop.ask('/xx-en/faq', { host: 'marked.localhost' })
  const navigation = /<nav aria-label="Main"[\s\S]*?<\/nav>/.exec(text)?.[0] ?? ''
  const anchorTo = (href: string) => new RegExp(`<a href="${href}"[\\s\\S]*?</a>`).exec(navigation)?.[0]
  for (const href of ['https://out.example/', 'https://out.example/further']) {
    expect(anchorTo(href)).toContain('target="_blank" rel="noopener"')
    expect(anchorTo(href)).toContain('opens in a new tab')
  }
  expect(anchorTo('/xx-en/faq')).not.toContain('target=')
  expect(anchorTo('/xx-en/faq')).toMatch(/<use href="[^"]*#phone"/)
  expect(anchorTo('https://out.example/')).toMatch(/<use href="[^"]*#map"/)
  expect(anchorTo('https://out.example/further')).not.toContain('<use')
})

const footerOf = async (address: string, host: string) =>
  /<footer[\s\S]*<\/footer>/.exec((await shop.ask(address, { host })).text)?.[0] ?? ''

test('the footer shows how to pay, each sign with its name', async () => {
  const signs = [...(await footerOf('/be-fr/faq', 'belgium.localhost')).matchAll(/<img [^>]*src="\/assets\/payment\/(\w+)\.svg"[^>]*>/g)]
  expect(signs.map(([tag, name]) => [name, / alt="([^"]*)"/.exec(tag)?.[1]])).toEqual([
    ['visa', 'Visa'],
    ['mastercard', 'Mastercard'],
    ['amex', 'American Express'],
    ['sepa', 'SEPA'],
    ['ideal', 'iDEAL'],
  ])
})

const choices = async (address: string, host: string) => {
  const footer = await footerOf(address, host)
  return ['market', 'language'].map((name) => {
    const [select = ''] = new RegExp(`<select[^>]* name="${name}"[\\s\\S]*?</select>`).exec(footer) ?? []
    return [...select.matchAll(/<option[^>]* value="(\w+)"(?: lang="([\w-]+)")?/g)].map(([, value, lang]) => [value, lang])
  })
}

test.each([
  [
    '/be-fr/faq',
    'belgium.localhost',
    [],
    [
      ['nl', 'nl'],
      ['fr', 'fr'],
    ],
  ],
  [
    '/be-fr/faq',
    'marked.localhost',
    [
      ['xx', undefined],
      ['be', undefined],
    ],
    [
      ['nl', 'nl'],
      ['fr', 'fr'],
    ],
  ],
  [
    '/xx-en/faq',
    'marked.localhost',
    [
      ['xx', undefined],
      ['be', undefined],
    ],
    [],
  ],
])('at %s of %s the switcher offers the markets %j and the languages %j, each said in its own', async (address, host, markets, languages) =>
  expect(await choices(address, host)).toEqual([markets, languages]),
)
