import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Look, looks } from '../../scripts/screens/page-kinds.ts'
import { addressesOn } from '../../scripts/screens/sites.ts'
import type { ErrorView } from '../../src/shared/page.ts'
import { faultsOf } from './audit.ts'
import { arrive, hydrated, openBrowser } from './visitor.ts'

const widths = [1280, 768, 360]
const desktop = [1280]
const small = [768, 360]
/** English, German and Finnish: the longest words. */
const house: Look[] = looks.filter(({ host }) => host === 'tidemark.localhost')
const minutes = 60_000

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The addresses of a language by kind; with those that the pictures do not need. */
function addressesIn(look: Look): Map<string, string> {
  const origin = `http://${look.host}:${inject('port')}`
  const found = new Map(addressesOn(inject('port'))(look).map(({ name, path }) => [name, origin + path]))
  found.set('search-list', `${found.get('search')}?ids=t0010001,t0010003`)
  found.set('search-filtered', `${found.get('search')}?query=fjord&region=nordics&type=Individual`)
  found.set('tour-without-scripts', `${found.get('tour')}&rooms=2-8`)
  found.set('contact-sent', `${found.get('contact')}?sent=1`)
  found.set('unavailable', `${found.get('tour')}`.replace(/tripId=t\d+/, 'tripId=t9000009'))
  found.set('failed-check', `${found.get('tour')}`.replace(/tripId=t\d+/, 'tripId=nonsense'))
  return found
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** WCAG 1.4.10: what is 320 px wide is read without scrolling sideways. */
async function reflowFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width <= 320 ? [] : [`is ${width} px wide on 320`]
}

/**
 * All of axe's rules at every width: only styles tell widths apart, so that the page is resized, not loaded anew, but which elements are
 * there for a rule to judge follows from them, and a run with fewer rules costs nearly the same.
 */
async function faultsAt(page: Page, at: readonly number[], part?: Part): Promise<string[]> {
  const faults: string[] = []
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    if (part) await part.show?.(page)
    if (part && !(await page.locator(part.within).first().isVisible())) faults.push(`at ${width}: ${part.within} is not to be seen`)
    else faults.push(...(await faultsOf(page, part?.within)).map((fault) => `at ${width}: ${fault}`))
  }
  return faults
}

/** What opens on a page. The rest of the page is the one that was looked at closed. `show` opens it anew for every width. */
type Part = { within: string; show?: (page: Page) => Promise<void> }
type Opened = Part & { what: string; kind: string; at: readonly number[]; open?: (page: Page) => Promise<void>; decided?: boolean }

const press = (selector: string) => (page: Page) => page.locator(selector).first().click()
const inTurn =
  (...selectors: string[]) =>
  async (page: Page) => {
    for (const selector of selectors) await press(selector)(page)
  }
const menu = 'button[popovertarget="mobile-menu"][aria-haspopup]'
const destinations = '[popovertarget="sub-destinations"]'

const opened: readonly Opened[] = [
  { what: 'the mobile menu', kind: 'home', at: small, open: press(menu), within: '#mobile-menu' },
  { what: 'its second level', kind: 'home', at: small, open: inTurn(menu, destinations), within: '#sub-destinations' },
  {
    what: 'its third level',
    kind: 'home',
    at: small,
    open: inTurn(menu, destinations, '[popovertarget="sub-nordics"]'),
    within: '#sub-nordics',
  },
  {
    what: 'the menu of destinations',
    kind: 'home',
    at: desktop,
    open: press('[popovertarget="menu-destinations"]'),
    within: '#menu-destinations',
  },
  { what: 'the menu of ways to travel', kind: 'home', at: desktop, open: press('[popovertarget="menu-ways"]'), within: '#menu-ways' },
  { what: 'the account menu', kind: 'home', at: desktop, open: press('[popovertarget="account-menu"]'), within: '#account-menu' },
  { what: 'the cookie banner', kind: 'home', at: widths, decided: false, within: '[aria-labelledby="consent-title"]' },
  {
    what: 'the cookie preferences',
    kind: 'faq',
    at: widths,
    open: press('footer a[href$="#manage-cookie-preferences"]'),
    within: 'dialog[aria-labelledby="consent-manage-title"]',
  },
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

/** Goes on to a page that the worker answers with a failure, in the market's words for it. */
async function fail(page: Page, error: Partial<ErrorView>): Promise<void> {
  const link = page.locator('header a[data-tooltip]:visible').first()
  const address = `${await link.getAttribute('href')}/_payload.json`
  const payload: PageInPart = await page.evaluate(async (from) => (await fetch(from)).json(), address)
  const { 'errors.brokenTitle': title = '', 'errors.brokenMessage': message = '' } = payload.texts.messages
  const failed = { ...payload, route: 'error', data: null, error: { title, message, supportCode: '', ...error } }
  await page.route(`**${address}*`, (route) => route.fulfill({ json: failed }))
  await link.click()
  await page.locator('#error-title').waitFor()
}
type PageInPart = { texts: { messages: Record<string, string> } }

/** A route of one's own, by the plain form. */
async function drawRoute(page: Page): Promise<void> {
  await page.locator('main form[method=post]').evaluate((form: HTMLFormElement) => {
    for (const name of ['region', 'interest']) {
      const answer = form.querySelector<HTMLInputElement>(`input[name=${name}]`)
      if (answer) answer.checked = true
    }
    const month = form.querySelector<HTMLSelectElement>('select[name=month]')
    if (month) month.selectedIndex = 7
    form.submit()
  })
  await page.waitForURL(/\/[a-z0-9]{12}$/)
  await hydrated(page)
}

describe.each(house)('$brand', (look) => {
  test('the pages are accessible at every width, and read at 320 px', { timeout: 5 * minutes }, async () => {
    const { page, leave } = await arrive(browser)
    const faults: string[] = []
    for (const [name, address] of addressesIn(look)) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await open(page, address)
      const found = [...(await faultsAt(page, widths)), ...(await reflowFaults(page))]
      faults.push(...found.map((fault) => `${name} ${fault}`))
    }
    expect(faults).toEqual([])
    await leave()
  })

  test('a drawn route is accessible at every width, and read at 320 px', async () => {
    const { page, leave } = await arrive(browser)
    await open(page, addressesIn(look).get('design') ?? '')
    await drawRoute(page)
    expect([...(await faultsAt(page, widths)), ...(await reflowFaults(page))]).toEqual([])
    await leave()
  })

  test.each([
    ['a failure', { status: 500, supportCode: 'abc-123', fullScreen: false }],
    ['a pause, on a screen of its own', { status: 503, fullScreen: true, cta: { text: 'FAQ', href: '/' } }],
    ['a configured error without a way on', { status: 403, fullScreen: false, image: { src: '/assets/artwork/desert-7', alt: 'FAQ' } }],
  ])('%s is accessible at every width', async (_, error) => {
    const { page, leave } = await arrive(browser)
    await open(page, addressesIn(look).get('terms') ?? '')
    await fail(page, error)
    expect([...(await faultsAt(page, widths)), ...(await reflowFaults(page))]).toEqual([])
    await leave()
  })

  test.each(opened)('$what: accessible at every width', async ({ kind, at, decided, open: start, ...part }) => {
    const { page, leave } = await arrive(browser, { width: at[0] ?? 1280, height: 800, decided: decided ?? true })
    await open(page, addressesIn(look).get(kind) ?? '')
    await start?.(page)
    if (!part.show) await page.locator(part.within).first().waitFor()
    expect(await faultsAt(page, at, part)).toEqual([])
    await leave()
  })
})
