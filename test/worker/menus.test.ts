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

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ brands: [withLinks('nine', 9), withLinks('eleven', 11)] })
})
afterAll(() => shop.stop())

const listsOf = async (host: string) => {
  const { text } = await shop.ask('/xx-en/faq', { host: `${host}.localhost` })
  const menu = /<dialog[^>]*id="mobile-menu"[\s\S]*?<\/dialog>/.exec(text)?.[0] ?? ''
  return [...menu.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, summary = '']) =>
    summary
      .replace(/<!-- -->/g, '')
      .split(/<[^>]+>/)
      .filter(Boolean),
  )
}

test('nine entries are all shown', async () => expect(await listsOf('nine')).toEqual([]))

test('of eleven entries two stand behind “see more”, in the menu and in its views, with the way back', async () => {
  const summary = ['See more (+2)', 'See less']
  expect(await listsOf('eleven')).toEqual([summary, summary])
})
