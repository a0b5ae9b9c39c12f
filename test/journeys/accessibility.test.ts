import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Look, looks, type Sight } from '../../scripts/screens/page-kinds.ts'
import { visit } from '../../scripts/screens/photograph.ts'
import { addressesOn } from '../../scripts/screens/sites.ts'
import type { ErrorView } from '../../src/shared/page.ts'
import { faultsOf } from './audit.ts'
import { arrive, hydrated, openBrowser, portOf } from './visitor.ts'

const widths = [1280, 768, 360]
const desktop = [1280]
const small = [768, 360]
/** English, German and Finnish: the longest words. */
const house: Look[] = looks.filter(({ host, kinds }) => host === 'tidemark.localhost' && !kinds)
/** Markets that differ in a banner, and the dark brand. */
const others: readonly (readonly [brand: string, look: Look, at: readonly number[]])[] = looks.flatMap((look) =>
  look.kinds ? [[look.brand, look, widths] as const] : look.brand === 'noctua' ? [[look.brand, look, desktop] as const] : [],
)
const minutes = 60_000

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The pages of a look by kind; with those that the pictures do not need. */
function sightsOf(look: Look): Map<string, Sight> {
  const found = new Map(addressesOn(portOf())(look).map((sight) => [sight.name, sight]))
  if (look.kinds) return found
  const more = (name: string, kind: string, change: (path: string) => string) => {
    const sight = found.get(kind)
    if (sight) found.set(name, { ...sight, name, path: change(sight.path) })
  }
  more('search-filtered', 'search', (path) => `${path}?query=fjord&region=nordics&type=Individual`)
  more('tour-without-scripts', 'tour', (path) => `${path}&rooms=2-8`)
  more('unavailable', 'tour', (path) => path.replace(/tripId=t\d+/, 'tripId=t9000009'))
  more('failed-check', 'tour', (path) => path.replace(/tripId=t\d+/, 'tripId=nonsense'))
  return found
}

async function open(page: Page, look: Look, kind: string): Promise<void> {
  const sight = sightsOf(look).get(kind)
  if (!sight) throw new Error(`${look.brand} has no ${kind}`)
  await visit(page, `http://${look.host}:${portOf()}`, sight)
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

/** Pages without header and footer. */
const alone = new Set(['selector', 'error-503'])

/** Links and buttons of what has opened that something of the page lies upon. */
const covered = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluate((opened) =>
    [...opened.querySelectorAll('a, button, input')].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const upon = document.elementFromPoint(left + width / 2, top + height / 2)
      const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 1
      return isSeen && upon && !opened.contains(upon) ? [`“${control.textContent}” is covered`] : []
    }),
  )

const showMain = (page: Page, isShown: boolean): Promise<void> =>
  page.locator('main').evaluate(
    (main, display) => {
      main.style.display = display
    },
    isShown ? '' : 'none',
  )

/**
 * What opens on every page: the menu of that width, then the dialog; each is closed again by Esc.
 * Axe knows nothing of the browser's top layer and takes what lies below for neighbours: the page itself, which it has seen, is put away meanwhile.
 */
async function openingsAt(page: Page, width: number): Promise<string[]> {
  const faults: string[] = []
  for (const { what, by } of [width < 1024 ? mobileMenu : megaMenu, preferences]) {
    const button = page.locator(by).first()
    const within = (await button.getAttribute('popovertarget')) ?? ''
    const opened = within ? `#${within}` : dialog
    await button.click()
    await page.locator(opened).waitFor()
    const found = await covered(page, opened)
    await showMain(page, false)
    found.push(...(await faultsOf(page, opened)))
    await showMain(page, true)
    faults.push(...found.map((fault) => `with ${what}: ${fault}`))
    await page.keyboard.press('Escape')
    await page.locator(opened).waitFor({ state: 'hidden' })
  }
  return faults
}

/** A page as it comes at each width, and with what opens on it at some. */
async function everythingAt(page: Page, at: readonly number[], openedAt: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    const found = [...(await faultsOf(page)), ...(openedAt.includes(width) ? await openingsAt(page, width) : [])]
    faults.push(...found.map((fault) => `at ${width}: ${fault}`))
  }
  return faults
}

/** Every page of a look. Menu and dialog open on all of them: in English at every width, in other languages, whose words are the same on each page, at one width in turn. */
async function faultsOn(page: Page, look: Look, at: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  for (const [turn, kind] of [...sightsOf(look).keys()].entries()) {
    const openedAt = look.language === 'en' ? at : [at[turn % at.length] ?? 1280]
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, look, kind)
    const found = [...(await everythingAt(page, at, alone.has(kind) ? [] : openedAt)), ...(await reflowFaults(page))]
    faults.push(...found.map((fault) => `${kind} ${fault}`))
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

const mobileMenu = { what: 'the mobile menu', by: menu }
const megaMenu = { what: 'the first menu', by: 'header nav button[popovertarget^="menu-"]' }
const preferences = { what: 'the cookie preferences', by: 'footer a[href$="#manage-cookie-preferences"]' }
const dialog = 'dialog[aria-labelledby="consent-manage-title"]'

/** What opens on some pages only, or within what opens on all. */
const opened: readonly Opened[] = [
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
  { what: 'the cookie banner', kind: 'home', at: widths, decided: false, within: '[aria-labelledby="consent-title"]' },
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

describe.each(house)('$brand', (look) => {
  test('the pages are accessible at every width, with menu and dialog open too, and read at 320 px', { timeout: 8 * minutes }, async () => {
    const { page, leave } = await arrive(browser)
    expect(await faultsOn(page, look, widths)).toEqual([])
    await leave()
  })

  test('a configured error without a way on is accessible at every width', async () => {
    const { page, leave } = await arrive(browser)
    await open(page, look, 'terms')
    await fail(page, { status: 403, fullScreen: false, image: { src: '/assets/artwork/desert-7', alt: 'FAQ' } })
    expect([...(await faultsAt(page, widths)), ...(await reflowFaults(page))]).toEqual([])
    await leave()
  })

  test.each(opened)('$what: accessible at every width', async ({ kind, at, decided, open: start, ...part }) => {
    const { page, leave } = await arrive(browser, { width: at[0] ?? 1280, height: 800, decided: decided ?? true })
    await open(page, look, kind)
    await start?.(page)
    if (!part.show) await page.locator(part.within).first().waitFor()
    expect(await faultsAt(page, at, part)).toEqual([])
    await leave()
  })
})

test.each(others)('the pages of %s are accessible, with menu and dialog open too', { timeout: 4 * minutes }, async (_, look, at) => {
  const { page, leave } = await arrive(browser)
  expect(await faultsOn(page, look, at)).toEqual([])
  await leave()
})
