import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrive, expectAccessible, hydrated, openBrowser, originOf, shiftOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const tour = '/xx-en/planner?tripId=t0010001'

/** When a document was loaded, when it asked for the script of its page, and how many scripts came before. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const entry = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset.entry ?? ''
    const [load] = performance.getEntriesByType('navigation')
    const loadedAt = load instanceof PerformanceNavigationTiming ? load.loadEventStart : 0
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return {
      loadedAt,
      entryAt: scripts.find(({ name }) => name.endsWith(entry))?.startTime,
      before: scripts.filter(({ startTime }) => startTime < loadedAt).length,
    }
  })

describe('from home to a tour', () => {
  test('the search form of the home page leads to tours, without a full page load', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en`)
    await expectAccessible(page)
    await page.getByRole('searchbox').or(page.locator('main input[name=query]')).first().fill('Bergen')
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.locator('main form').first().getByRole('button').last().click()
    await page.waitForURL(/\/xx-en\/tours\?.*query=Bergen/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(await page.locator('main a[href*="planner?tripId="]').count()).toBeGreaterThan(0)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await leave()
  })

  test('a facet narrows the list, and Back brings the wider one again', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en/tours`)
    await hydrated(page)
    await page.goto(`${originOf()}/xx-en/tours?region=asia`)
    expect(await page.locator('main a[href*="planner?tripId=t006"]').count()).toBeGreaterThan(0)
    expect(await page.locator('main a[href*="planner?tripId=t001"]').count()).toBe(0)
    await page.goBack()
    await page.waitForURL(/\/tours$/)
    expect(complaints).toEqual([])
    await leave()
  })

  test('the tour page shows days, dates with prices, and is accessible', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf()}${tour}`)
    await page.locator('input[type=radio][name=startDate]').first().waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await leave()
  })

  test('pages that wait for their reader ask for their scripts only once they are loaded, on every kind of page', async () => {
    const { page, leave } = await arrive(browser)
    for (const path of [
      '/',
      '/xx-en/faq',
      '/xx-en/about-us',
      '/xx-en/destinations',
      '/xx-en/destinations/nordics',
      '/xx-en/destinations/nordics/norway',
      '/xx-en/new-tour-detail?tripId=t0010001',
    ]) {
      await page.goto(`${originOf()}${path}`)
      await hydrated(page)
      const { loadedAt, entryAt, before } = await scriptsOf(page)
      expect([path, (entryAt ?? 0) >= loadedAt, before <= 2]).toEqual([path, true, true])
    }
    await leave()
  })

  test('no page jumps: with a popup, departures that come later and tours that were looked at before', async () => {
    const { page, leave } = await arrive(browser, { width: 412, height: 823 })
    const shifts: [string, number][] = []
    for (const path of [
      '/rondreizen',
      '/planner?tripId=t0010002',
      '/planner?tripId=t0010001',
      '/new-tour-detail?tripId=t0010001',
      '/bestemmingen/nordics',
      '/bestemmingen/nordics/norway',
      '/faq',
    ]) {
      await page.goto(`${originOf()}/nl-nl${path}`)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const own = await shiftOf(page)
      await page.mouse.wheel(0, 20_000)
      await page.waitForLoadState('networkidle')
      shifts.push([path, Math.max(own, await shiftOf(page))])
    }
    expect(shifts.filter(([, shift]) => shift > 0.02)).toEqual([])
    await leave()
  })

  test.each(['/xx-en', '/xx-en/tours', tour])(
    '%s shows its pictures first: scripts are asked for once it has loaded, or when it is touched',
    async (path) => {
      const { page, leave } = await arrive(browser)
      await page.goto(`${originOf()}${path}`)
      await hydrated(page)
      const { loadedAt, entryAt, before } = await scriptsOf(page)
      expect(entryAt).toBeGreaterThanOrEqual(loadedAt)
      expect(before, 'the loader and what it needs').toBeLessThanOrEqual(2)
      const picture = Promise.withResolvers<void>()
      await page.route(/artwork.*(?:avif|webp)/, async (route) => {
        await picture.promise
        await route.continue()
      })
      await page.goto(`${originOf()}${path}`, { waitUntil: 'domcontentloaded' })
      expect(await page.evaluate(() => document.readyState)).toBe('interactive')
      await page.locator('h1').first().press('Shift')
      await hydrated(page)
      expect(await page.evaluate(() => document.readyState)).toBe('interactive')
      picture.resolve()
      await leave()
    },
  )

  test('narrow pages do not scroll sideways', async () => {
    const { page, leave } = await arrive(browser, { width: 360, height: 740 })
    for (const path of ['/', '/xx-en', '/xx-en/tours', tour, '/xx-en/destinations', '/be-nl', '/be-fr/circuits']) {
      await page.goto(`${originOf()}${path}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
    }
    await leave()
  })
})

describe('brands and languages', () => {
  test('the single-market brand speaks Norwegian and has no prefix', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf('nordlys')}/`)
    expect(await page.locator('html').getAttribute('lang')).toBe('nb-NO')
    expect(await page.locator('a[href^="/turer"]').count()).toBeGreaterThan(0)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await leave()
  })

  test('one market offers its two languages, and keeps the page', async () => {
    const { page, leave } = await arrive(browser)
    await page.goto(`${originOf()}/be-nl/rondreizen`)
    expect(await page.locator('html').getAttribute('lang')).toBe('nl-BE')
    await page.goto(`${originOf()}/be-fr/rondreizen`)
    expect(page.url()).toBe(`${originOf()}/be-fr/circuits`)
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-BE')
    await leave()
  })

  test('a missing page says so, with the path, and leads on', async () => {
    const { page, leave } = await arrive(browser)
    const answer = await page.goto(`${originOf()}/xx-en/no-such-page`)
    expect(answer?.status()).toBe(404)
    expect(await page.locator('main').textContent()).toContain('no-such-page')
    await expectAccessible(page)
    await leave()
  })
})
