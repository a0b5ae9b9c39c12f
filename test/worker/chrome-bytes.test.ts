import { afterAll, beforeAll, expect, test } from 'vitest'
import { looks } from '../../scripts/screens/page-kinds.ts'
import { addressesOn } from '../../scripts/screens/sites.ts'
import { readSight } from '../setup/pages/sight-reader.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

/** Full-screen pages have none; the checkout has a layout of its own. */
const withoutChrome = new Set(['selector', 'error-503'])

/** The switcher takes the visitor to the same page in another market: its form names the page it stands on. */
const withoutOrigin = (html: string): string => html.replace(/(<input type="hidden" name="from" value=")[^"]*/g, '$1')
const headerIn = (html: string): string => withoutOrigin(/<header[\s>][\s\S]*?<\/header>/.exec(html)?.[0] ?? '')
const footerIn = (html: string): string => withoutOrigin(html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>')))

/** Where a part of a page begins to differ from the first page's. */
function difference(part: string, first: string): string {
  const at = [...part].findIndex((character, index) => character !== first[index])
  return `${part.slice(Math.max(0, at - 60), at + 60)} ≠ ${first.slice(Math.max(0, at - 60), at + 60)}`
}

test.each(looks)('header and footer are the same bytes on every page of $brand', async (look) => {
  const first = { header: '', footer: '' }
  const different: string[] = []
  let compared = 0
  for (const sight of addressesOn(shop.port)(look).filter(({ name }) => !withoutChrome.has(name))) {
    const { text } = await readSight(shop, sight, look)
    const own = { header: headerIn(text), footer: footerIn(text) }
    expect([sight.name, own.header.length > 1000, own.footer.length > 1000]).toEqual([sight.name, true, true])
    first.header ||= own.header
    first.footer ||= own.footer
    compared += 1
    for (const part of ['header', 'footer'] as const)
      if (own[part] !== first[part]) different.push(`${part} of ${sight.name}: ${difference(own[part], first[part])}`)
  }
  expect(compared).toBeGreaterThan(4)
  expect(different).toEqual([])
})
