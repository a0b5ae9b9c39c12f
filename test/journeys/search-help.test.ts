import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const fieldOf = (page: Page) => page.locator('main input[name=query]')
const options = (page: Page) => page.locator('main [role=listbox] [role=option]')
const savedLink = (page: Page) => page.locator('header a[data-count]')

describe('suggestions while typing', () => {
  test('by keyboard: arrows move, Escape closes and keeps the words, Enter chooses a place and searches', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en/tours?sort=price`)
    await hydrated(page)
    await fieldOf(page).focus()
    await page.keyboard.type('mnui')
    await options(page).first().waitFor()
    expect(await fieldOf(page).getAttribute('role')).toBe('combobox')
    expect(await fieldOf(page).getAttribute('aria-expanded')).toBe('true')
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    const active = await fieldOf(page).getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Escape')
    await options(page).first().waitFor({ state: 'detached' })
    expect(await fieldOf(page).inputValue()).toBe('mnui')
    await page.keyboard.type('ch')
    await options(page).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/query=Munich/)
    expect(new URL(page.url()).searchParams.get('sort')).toBe('price')
    expect(complaints).toEqual([])
    await leave()
  })

  test('a list that opens below the window is scrolled to, and its field stays in sight', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(`${originOf()}/xx-en`)
    await hydrated(page)
    await fieldOf(page).focus()
    await page.keyboard.type('berg')
    await options(page).first().waitFor()
    const list = await page.locator('main [role=listbox]').boundingBox()
    const field = await fieldOf(page).boundingBox()
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(720)
    expect(field?.y).toBeGreaterThanOrEqual(0)
    expect(complaints).toEqual([])
    await leave()
  })

  test('Enter without a choice sends what was typed; Tab leaves it as it is', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en`)
    await hydrated(page)
    await fieldOf(page).focus()
    await page.keyboard.type('berg')
    await options(page).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await options(page).first().waitFor({ state: 'detached' })
    expect(await fieldOf(page).inputValue()).toBe('berg')
    await fieldOf(page).focus()
    await page.keyboard.press('End')
    await page.keyboard.type('e')
    await options(page).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/query=berge(?:&|$)/)
    expect(complaints).toEqual([])
    await leave()
  })

  test('by pointer: on home a place is written into the field, a tour is gone to', async () => {
    const { page, complaints, leave } = await arrive(browser, { width: 360, height: 800 })
    await page.goto(`${originOf()}/xx-en`)
    await hydrated(page)
    await fieldOf(page).click()
    await page.keyboard.type('norw')
    await options(page).filter({ hasText: 'Norway' }).click()
    expect(await fieldOf(page).inputValue()).toBe('Norway')
    expect(new URL(page.url()).pathname).toBe('/xx-en')
    await fieldOf(page).fill('iceland')
    await options(page).filter({ hasText: 'nights' }).first().click()
    await page.waitForURL(/planner\?tripId=/)
    expect(complaints).toEqual([])
    await leave()
  })

  test('a provider that does not answer takes nothing away from the form', async () => {
    const { page, leave } = await arrive(browser)
    await page.route('**/discovery/suggestions?**', (route) => route.abort())
    await page.goto(`${originOf()}/xx-en/tours`)
    await hydrated(page)
    await fieldOf(page).focus()
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('suggestions'))
    await page.keyboard.type('Bergen')
    await asked
    await page.keyboard.press('Enter')
    await page.waitForURL(/query=Bergen/)
    await leave()
  })
})

describe('saved tours', () => {
  test('saved, kept over a reload, opened, and shared with somebody else', async () => {
    const { page, complaints, leave } = await arrive(browser, { width: 360, height: 800 })
    await page.goto(`${originOf()}/xx-en/tours`)
    await hydrated(page)
    const hearts = page.locator('main article button[aria-pressed]')
    expect(await savedLink(page).isVisible()).toBe(false)
    for (const index of [0, 2]) {
      await hearts.nth(index).click()
      await page.locator('main article').nth(index).locator('[aria-pressed=true]').waitFor()
    }
    const ids = await page
      .locator('main article:has([aria-pressed=true]) h2 a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('tripId')))
    expect(ids).toHaveLength(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.reload()
    await hydrated(page)
    await savedLink(page).and(page.getByLabel('2 saved tours')).click()
    await page.waitForURL(/ids=/)
    await page.getByRole('heading', { level: 1, name: 'A list of tours' }).waitFor()
    expect(await page.locator('main article').count()).toBe(2)
    await expectAccessible(page)
    const shared = page.url()

    const other = await arrive(browser)
    await other.page.goto(shared)
    await hydrated(other.page)
    expect(await other.page.locator('main article').count()).toBe(2)
    expect(await other.page.locator('main [aria-pressed=true]').count()).toBe(0)
    expect(await savedLink(other.page).isVisible()).toBe(false)
    await other.leave()

    for (const index of [0, 1]) {
      await hearts.nth(index).click()
      await page.locator('main article').nth(index).locator('[aria-pressed=false]').waitFor()
    }
    await savedLink(page).waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
    await leave()
  })

  test('the link of a list is copied, and said to be', async () => {
    const { page, context, leave } = await arrive(browser)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${originOf()}/xx-en/tours?ids=t0010003%2Ct0010001&sort=price`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Share this list' }).click()
    await page.getByText('The link is copied').first().waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${originOf()}/xx-en/tours?ids=t0010003%2Ct0010001`)
    await leave()
  })

  test('while the browser asks whether it may copy, that is told; a refusal leaves the link to take by hand', async () => {
    const { page, context, leave } = await arrive(browser)
    await context.addInitScript(() => {
      const refused = new Promise((_, reject) => addEventListener('refused', () => reject(new DOMException('denied', 'NotAllowedError'))))
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => refused })
    })
    await page.goto(`${originOf()}/xx-en/tours?ids=t0010003%2Ct0010001`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Share this list' }).click()
    const toast = page.locator('.Toastify__toast')
    await toast.filter({ hasText: 'One moment' }).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('refused')))
    await toast.filter({ hasText: `${originOf()}/xx-en/tours?ids=t0010003%2Ct0010001` }).waitFor()
    expect(await toast.count()).toBe(1)
    await leave()
  })

  test('a full list says so and loses nothing', async () => {
    const { page, context, leave } = await arrive(browser)
    const full = Array.from({ length: 20 }, (_, index) => `t00900${String(index).padStart(2, '0')}`).join(',')
    await context.addInitScript((ids) => localStorage.setItem('saved-tours', ids), full)
    await page.goto(`${originOf()}/xx-en/tours`)
    await hydrated(page)
    await page.locator('main article button[aria-pressed]').first().click()
    await page.getByText('Your list holds 20 tours').first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('saved-tours'))).toBe(full)
    await leave()
  })

  test('where storage is refused or holds nonsense, the page does without', async () => {
    const refused = await arrive(browser)
    await refused.context.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await refused.page.goto(`${originOf()}/xx-en/tours`)
    await hydrated(refused.page)
    await refused.page.waitForFunction(() => document.querySelector('main article button[aria-pressed]:not([hidden])') === null)
    expect(await refused.page.locator('main article').count()).toBeGreaterThan(1)
    expect(refused.complaints).toEqual([])
    await refused.leave()

    const { page, context, complaints, leave } = await arrive(browser)
    await context.addInitScript(() => {
      localStorage.setItem('saved-tours', '{"not": "a list"}')
      localStorage.setItem('viewed-tours', '<b>')
    })
    await page.goto(`${originOf()}/xx-en`)
    await hydrated(page)
    expect(await savedLink(page).isVisible()).toBe(false)
    expect(await page.locator('main [aria-pressed=true]').count()).toBe(0)
    expect(complaints).toEqual([])
    await leave()
  })
})

test('what was looked at is shown again at home, and forgotten when asked', async () => {
  const { page, complaints, leave } = await arrive(browser)
  for (const id of ['t0010003', 't0010001']) {
    await page.goto(`${originOf()}/xx-en/planner?tripId=${id}`)
    await page.waitForFunction((seen) => localStorage.getItem('viewed-tours')?.startsWith(seen), id)
  }
  await page.goto(`${originOf()}/xx-en`)
  const shelf = page.getByRole('region', { name: 'You looked at these' })
  await shelf.waitFor()
  expect(await shelf.locator('a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).search))).toEqual([
    '?tripId=t0010001',
    '?tripId=t0010003',
  ])
  await expectAccessible(page)
  await shelf.getByRole('button', { name: 'Forget these' }).click()
  await shelf.waitFor({ state: 'detached' })
  await page.reload()
  await hydrated(page)
  expect(await page.evaluate(() => localStorage.getItem('viewed-tours'))).toBe(null)
  expect(complaints).toEqual([])
  await leave()
})

test('without JavaScript the field is a plain one and nothing is offered that cannot work', async () => {
  const { page, leave } = await arrive(browser, { javaScript: false })
  await page.goto(`${originOf()}/xx-en/tours`)
  expect(await fieldOf(page).getAttribute('role')).toBe(null)
  expect(await page.locator('main article button').first().isVisible()).toBe(false)
  await fieldOf(page).fill('mnuich')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'Did you mean “Munich”?' }).click()
  await page.waitForURL(/query=Munich/)
  expect(await page.locator('main article').count()).toBeGreaterThan(0)
  await leave()
})

test('at 360 px filter and map stand in one row, and below them the order with its button', async () => {
  const { page, leave } = await arrive(browser, { width: 360, height: 800 })
  await page.goto(`${originOf()}/xx-en/tours`)
  const rows = [
    ['[popovertarget=facets]', 'main a[href*="view=map"]'],
    ['select[name=sort]', 'form:has(select[name=sort]) button'],
  ].map((row) => Promise.all(row.map(async (each) => (await page.locator(each).first().boundingBox())?.y ?? 0)))
  const [first = [], second = []] = await Promise.all(rows)
  for (const tops of [first, second]) expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4)
  expect(Math.min(...second)).toBeGreaterThan(Math.max(...first))
  await leave()
})
