import type { Page } from 'playwright-core'

export const widths = [1280, 768, 360]
const desktop = [1280]
const small = [768, 360]

/** What opens on a page. The rest of the page is the one that was looked at closed. `show` opens it anew for every width. */
export type Part = { within: string; show?: (page: Page) => Promise<void> }
export type Opening = Part & { what: string; kind: string; at: readonly number[]; open?: (page: Page) => Promise<void> }

const press = (selector: string) => (page: Page) => page.locator(selector).first().click()
const inTurn =
  (...selectors: string[]) =>
  async (page: Page) => {
    for (const selector of selectors) await press(selector)(page)
  }
const menu = 'button[popovertarget="mobile-menu"][aria-haspopup]'
const destinations = '[popovertarget="sub-destinations"]'

/** What opens on some pages only, or within what opens on all. */
export const openings: readonly Opening[] = [
  { what: 'its second level', kind: 'home', at: small, open: inTurn(menu, destinations), within: '#sub-destinations' },
  {
    what: 'its third level',
    kind: 'home',
    at: small,
    open: inTurn(menu, destinations, '[popovertarget="sub-nordics"]'),
    within: '#sub-nordics',
  },
  { what: 'the menu of ways to travel', kind: 'home', at: desktop, open: press('[popovertarget="menu-ways"]'), within: '#menu-ways' },
  { what: 'the account menu', kind: 'home', at: desktop, open: press('[popovertarget="account-menu"]'), within: '#account-menu' },
  { what: 'the sheet of facets', kind: 'search', at: small, open: press('[popovertarget="facets"]'), within: '#facets' },
  {
    what: 'suggestions',
    kind: 'search',
    at: widths,
    async open(page) {
      await page.locator('main input[name=query]').pressSequentially('berg')
      await page.locator('main [role=option]').first().waitFor()
    },
    within: 'main form:has([role=combobox])',
  },
  {
    what: 'saved tours in the header',
    kind: 'search',
    at: widths,
    async open(page) {
      await press('main article button[aria-pressed]')(page)
      await page.locator('header a[data-count="1"]').waitFor()
    },
    within: 'header',
  },
  {
    what: 'the message about a shared tour',
    kind: 'tour',
    at: widths,
    async show(page) {
      await press('main button:has(use[href$="share-2"])')(page)
      await page.locator('.Toastify__toast').hover()
    },
    within: '.Toastify__toast',
  },
  {
    what: 'a tooltip',
    kind: 'faq',
    at: widths,
    async show(page) {
      await page.mouse.move(0, 600)
      await page.locator('header a[data-tooltip]:visible').first().hover()
      await page.locator('#tooltip:popover-open').waitFor()
    },
    within: '#tooltip',
  },
  {
    what: 'a chosen date',
    kind: 'tour',
    at: widths,
    open: (page) => page.locator('input[name=startDate]:enabled').first().check({ force: true }),
    within: 'main',
  },
  {
    what: 'a chosen date in the sheet',
    kind: 'new-tour',
    at: widths,
    open: (page) => page.locator('input[name=startDate]:enabled').first().check({ force: true }),
    within: 'main',
  },
  {
    what: 'all that folds',
    kind: 'faq',
    at: widths,
    async open(page) {
      for (const summary of await page.locator('main details > summary').all()) await summary.click()
    },
    within: 'main',
  },
  {
    what: 'a refused form',
    kind: 'contact',
    at: widths,
    async open(page) {
      await press('main form[method=post] button[type=submit]')(page)
      await page.locator('main [role=alert]').waitFor()
    },
    within: 'main',
  },
]
