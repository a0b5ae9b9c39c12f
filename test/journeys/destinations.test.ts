import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tabTo } from './keyboard.ts'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('from the destinations over region and country to a tour, by keyboard', async () => {
  const { page, complaints, leave } = await arrive(browser)
  await page.goto(`${originOf()}/xx-en/destinations`)
  await hydrated(page)
  await expectAccessible(page)
  for (const [link, address] of [
    ['main ol a[href$="/destinations/nordics"]', /\/destinations\/nordics$/],
    ['main ol a[href$="/nordics/norway"]', /\/nordics\/norway$/],
    ['main article a[href*="planner?tripId="]', /planner\?tripId=/],
  ] as const) {
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    await page.waitForURL(address)
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await expectAccessible(page)
  }
  expect(complaints).toEqual([])
  await leave()
})

test('a country on the map leads a pointer to its page, without a full page load', async () => {
  const { page, complaints, leave } = await arrive(browser)
  await page.goto(`${originOf()}/xx-en/destinations/nordics`)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.locator('main svg a[href$="/nordics/iceland"]').last().click()
  await page.waitForURL(/\/nordics\/iceland$/)
  await page.getByRole('heading', { level: 1, name: 'Iceland' }).waitFor()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})

test('once a date is chosen the terms are told in dates', async () => {
  const { page, complaints, leave } = await arrive(browser, { width: 360, height: 780 })
  await page.goto(`${originOf()}/xx-en/planner?tripId=t0010001`)
  await hydrated(page)
  const terms = page.locator('#terms table')
  expect(await terms.innerText()).toContain('60 days or more')
  await page.locator('input[name=startDate]:enabled').first().check()
  const rows = terms.locator('tbody tr')
  expect(await terms.innerText()).not.toContain('days')
  const first = (await rows.last().locator('td').first().innerText()).trim()
  expect(first).toMatch(/\d{4}$/)
  expect(await rows.last().locator('td').last().innerText()).toMatch(/100/)
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await leave()
})
