import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtFile } from '../setup/built-file.ts'
import { arrive, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A mark that a load of another document wipes away. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window)
const open = async (page: Page, path: string) => {
  await page.goto(originOf() + path)
  await hydrated(page)
  await mark(page)
}
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const searchLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search tours' })
const waitForTitle = (page: Page, title: RegExp) => expect.poll(() => page.title()).toMatch(title)

describe('a link within the shop', () => {
  test('shows the new page from its top, Back the old one where it was left', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await open(page, '/xx-en/tours')
    const link = page.locator('main article').nth(9).locator('h2 a')
    await link.scrollIntoViewIfNeeded()
    const left = await scrolled(page)
    expect(left).toBeGreaterThan(200)
    await link.click()
    await page.waitForURL(/planner\?tripId=/)
    await page.locator('#dates').waitFor()
    expect([await scrolled(page), await stayed(page)]).toEqual([0, true])
    await page.goBack()
    await page.waitForURL(/\/tours$/)
    await expect.poll(() => scrolled(page)).toBe(left)
    expect(complaints).toEqual([])
    await leave()
  })

  test('with a hash shows its target', async () => {
    const { page, leave } = await arrive(browser)
    await open(page, '/xx-en/tours')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/xx-en/faq#is-my-card-safe', textContent: 'card', id: 'to-answer' })
      document.querySelector('main')?.prepend(link)
    })
    await page.locator('#to-answer').click()
    await page.locator('#is-my-card-safe').waitFor({ state: 'visible' })
    expect(await stayed(page)).toBe(true)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
    await leave()
  })

  test('to where the visitor is already does nothing', async () => {
    const { page, leave } = await arrive(browser)
    await open(page, '/xx-en/tours?region=asia')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const entries = await page.evaluate(() => history.length)
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/xx-en/tours?region=asia', textContent: 'here', id: 'to-here' })
      document.querySelector('main')?.prepend(link)
    })
    await page.locator('#to-here').click()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect([await stayed(page), await page.evaluate(() => history.length)]).toEqual([true, entries])
    expect(asked.filter((url) => !url.includes('/assets/') && !url.endsWith('_payload.json?region=asia'))).toEqual([])
    await leave()
  })
})

test('a search keeps what else the address carries, and drops what belonged to the last one', async () => {
  const { page, complaints, leave } = await arrive(browser)
  await open(page, '/xx-en/tours?nz-lang=en&utm_source=letter&sort=price&page=2')
  await page.locator('main input[name=query]').fill('Bergen')
  await page.keyboard.press('Enter')
  await page.waitForURL(/query=Bergen/)
  const asked = Object.fromEntries(new URL(page.url()).searchParams)
  expect(asked).toEqual({ query: 'Bergen', sort: 'price', 'nz-lang': 'en', utm_source: 'letter' })
  await page.getByRole('banner').getByRole('link', { name: 'Search tours' }).click()
  await page.waitForURL(/\/tours$/)
  expect(await stayed(page)).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})

test('already the first link that is pointed at is fetched ahead, and not again when it is followed', async () => {
  const { page, complaints, leave } = await arrive(browser)
  await open(page, '/xx-en/faq')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/tours/_payload.json')) asked.push(request.url())
  })
  const ahead = page.waitForResponse(/\/tours\/_payload\.json$/)
  await searchLink(page).hover()
  await ahead
  await searchLink(page).click()
  await page.waitForURL(/\/tours$/)
  await page.locator('main article').first().waitFor()
  expect([asked.length, await stayed(page)]).toEqual([1, true])
  expect(complaints).toEqual([])
  await leave()
})

test('pages are fetched ahead four at a time', async () => {
  const { page, leave } = await arrive(browser)
  let running = 0
  let most = 0
  const waiting: (() => void)[] = []
  const answer = () => {
    for (const each of waiting.splice(0)) each()
  }
  await page.route('**/planner/_payload.json?*', async (route) => {
    running++
    most = Math.max(most, running)
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
    running--
    await route.continue()
  })
  await open(page, '/xx-en/tours')
  await searchLink(page).hover()
  await page.locator('.page-progress').waitFor({ state: 'attached' })
  const cards = page.locator('main article h2 a')
  for (let index = 0; index < 8; index++)
    await cards.nth(index).evaluate((link) => link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
  await expect.poll(() => running, { timeout: 10_000 }).toBe(4)
  const came = page.waitForResponse(/planner\/_payload/)
  answer()
  await came
  await expect.poll(() => running).toBeGreaterThan(0)
  expect(most).toBe(4)
  answer()
  await leave()
})

test('code that cannot be had means one load of the page, and no second one', async () => {
  const { page, leave } = await arrive(browser)
  await open(page, '/xx-en/faq')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.route(`**/${builtFile('src/client/features/destinations/destinations-page.tsx')}`, (route) => route.abort())
  await page.evaluate(() => void navigation.navigate('/xx-en/destinations'))
  await waitForTitle(page, /Destinations/)
  await page.waitForFunction(() => !('stayed' in window))
  expect(await page.evaluate(() => Number(sessionStorage.getItem('reloaded-at')))).toBeGreaterThan(0)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(loads).toBeLessThanOrEqual(2)
  expect(new URL(page.url()).pathname).toBe('/xx-en/destinations')
  await leave()
})

test('a newer build is taken with the next page', async () => {
  const { page, leave } = await arrive(browser)
  await page.clock.install()
  await open(page, '/xx-en/faq')
  await searchLink(page).hover()
  await page.locator('.page-progress').waitFor({ state: 'attached' })
  await page.route('**/latest.json', (route) => route.fulfill({ json: { build: 'another' } }))
  const asked = page.waitForResponse('**/latest.json')
  await page.clock.fastForward(80_000)
  await asked
  expect(await stayed(page)).toBe(true)
  await searchLink(page).click()
  await page.waitForURL(/\/tours$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await stayed(page)).toBe(false)
  await leave()
})
