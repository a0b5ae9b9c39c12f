import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Look, looks } from '../../scripts/screens/page-kinds.ts'
import { addressesOn } from '../../scripts/screens/sites.ts'
import { explained } from './incomplete.ts'
import { arrive, hydrated, openBrowser } from './visitor.ts'

const widths = [360, 768, 1280]
const house: Look[] = looks.filter(({ host }) => host === 'tidemark.localhost')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function faultsOf(page: Page, at: string): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const open = incomplete.filter(({ id }) => !(id in explained))
  return [...violations, ...open].map(({ id, nodes }) => `${at} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** WCAG 1.4.10: what is 320 px wide is read without scrolling sideways. */
async function reflowFaults(page: Page, at: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width <= 320 ? [] : [`${at} is ${width} px wide on 320`]
}

/** Each page at one width per language, so that over the languages it is seen at all three. */
test.each(house.map((look, index) => ({ ...look, index })))(
  'the pages of $brand are accessible and as wide as the screen',
  { timeout: 300_000 },
  async ({ index, ...look }) => {
    const { page, leave } = await arrive(browser)
    const faults: string[] = []
    for (const [row, { name, path }] of addressesOn(inject('port'))(look).entries()) {
      const width = widths[(row + index) % widths.length] ?? 360
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`http://${look.host}:${inject('port')}${path}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      faults.push(...(await faultsOf(page, `${look.brand}/${name} at ${width}`)))
      faults.push(...(await reflowFaults(page, `${look.brand}/${name}`)))
    }
    expect(faults).toEqual([])
    await leave()
  },
)

const opened = [
  { what: 'the mobile menu', button: 'button[popovertarget="mobile-menu"]', kind: 'home', width: 360 },
  { what: 'a mega-menu', button: 'button[popovertarget^="menu-"]', kind: 'home', width: 1280 },
  { what: 'the sheet of facets', button: 'button[popovertarget="facets"]', kind: 'search', width: 360 },
]

describe.each(opened)('$what, open', ({ button, kind, width }) => {
  test.each(house)('is accessible on $brand', async (look) => {
    const { page, leave } = await arrive(browser, { width, height: 800 })
    const path = addressesOn(inject('port'))(look).find(({ name }) => name === kind)?.path ?? ''
    await page.goto(`http://${look.host}:${inject('port')}${path}`)
    await hydrated(page)
    await page.locator(button).first().click()
    await page.locator('dialog[open], :popover-open').first().waitFor()
    expect(await faultsOf(page, `${look.brand}/${kind}`)).toEqual([])
    await leave()
  })
})
