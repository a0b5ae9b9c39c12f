import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Link } from '../../src/shared/market/link.ts'
import { type Shop, startShop } from '../setup/shop.ts'
import { variantBrand } from '../setup/variant-brand.ts'

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

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ brands: [withLinks('nine', 9), withLinks('ten', 10), withLinks('eleven', 11), ownAccount] })
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
