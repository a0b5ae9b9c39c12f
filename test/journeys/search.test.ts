import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const count = async (page: Page) => Number.parseInt(await page.locator('main p[role=status]').first().innerText(), 10)
const facet = (page: Page, group: string) => page.locator('#facets section').filter({ has: page.getByRole('heading', { name: group }) })
const cards = (page: Page) => page.locator('main article h2 a')
const begin = async (width = 1280) => {
  const visitor = await arrive(browser, { width })
  await visitor.page.goto(`${originOf()}/xx-en/tours`)
  await hydrated(visitor.page)
  await visitor.page.evaluate(() => Object.assign(window, { stayed: true }))
  return visitor
}

test('facets of every kind narrow the list to what they counted; chips take them back, one by one or all', async () => {
  const { page, complaints, leave } = await begin()
  const all = await count(page)
  for (const group of ['Part of the world', 'Country', 'Month', 'How you travel', 'Nights', 'Price per person', 'Theme'])
    expect(await facet(page, group).getByRole('link').count(), group).toBeGreaterThan(0)

  const region = facet(page, 'Part of the world').getByRole('link').first()
  const promised = Number(/(\d+)\s*tours?$/.exec((await region.innerText()).replace(/\s+/g, ' '))?.[1])
  await region.click()
  await page.waitForURL(/region=/)
  await expect.poll(() => count(page)).toBe(promised)
  expect(promised).toBeLessThan(all)

  await facet(page, 'Nights').getByRole('link').first().click()
  await page.waitForURL(/nights=/)
  const chips = page.getByRole('list', { name: 'Chosen' })
  await expect.poll(() => chips.getByRole('link').count()).toBe(3)
  expect(Object.keys(queryOf(page)).sort()).toEqual(['nights', 'region'])
  await expectAccessible(page)

  await chips.getByRole('link').first().click()
  await page.waitForURL((url) => !url.searchParams.has('region'))
  expect(Object.keys(queryOf(page))).toEqual(['nights'])
  await page.goBack()
  await page.waitForURL(/region=/)
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await page.waitForURL(/\/tours$/)
  await expect.poll(() => count(page)).toBe(all)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})

test('sorting starts at the first page again and keeps the rest; the next page begins at its top', async () => {
  const { page, complaints, leave } = await begin()
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL(/page=2/)
  await page.locator('[aria-current=page]').filter({ hasText: '2' }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByLabel('Sort by').selectOption('price')
  await page.waitForURL(/sort=price/)
  expect(queryOf(page)).toEqual({ sort: 'price' })
  await page.waitForFunction(() => {
    const prices = [...document.querySelectorAll('main article data')].map((data) => Number(data.getAttribute('value')))
    return prices.length > 5 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0))
  })
  expect(complaints).toEqual([])
  await leave()
})

test('the map shows the same tours as the list, numbered, and leads back to the list', async () => {
  const { page, complaints, leave } = await begin()
  await facet(page, 'Part of the world').getByRole('link').first().click()
  await page.getByRole('list', { name: 'Chosen' }).waitFor()
  const listed = await cards(page).allInnerTexts()
  await page.getByRole('link', { name: 'Show on a map' }).click()
  await page.waitForURL(/view=map/)
  await page.getByRole('img', { name: /Map of where these tours begin/ }).waitFor()
  const mapped = page.locator('main ol li a[href*="planner?tripId="]')
  await expect.poll(() => mapped.count()).toBe(listed.length)
  expect((await mapped.allInnerTexts()).sort()).toEqual(listed.sort())
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show as a list' }).click()
  await page.waitForURL((url) => !url.searchParams.has('view'))
  await expect.poll(() => cards(page).count()).toBe(listed.length)
  expect(complaints).toEqual([])
  await leave()
})

test('nothing found: the nearest tours and the ways back, by keyboard', async () => {
  const { page, complaints, leave } = await arrive(browser)
  await page.goto(`${originOf()}/xx-en/tours?query=Bergen&nights=1-3&price=-300&type=GroupTour`)
  await hydrated(page)
  await page.getByRole('heading', { name: 'Nothing fits all of that' }).waitFor()
  expect(await page.locator('main p[role=status]').first().innerText()).toBe('No tours')
  await page.getByRole('heading', { name: 'The nearest matches' }).waitFor()
  expect(await page.locator('main article').count()).toBeGreaterThan(0)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().press('Enter')
  await page.waitForURL(/\/tours$/)
  await expect.poll(() => count(page)).toBeGreaterThan(24)
  expect(complaints).toEqual([])
  await leave()
})

test('on a phone the facets are a sheet that closes with Esc and gives the focus back', async () => {
  const { page, complaints, leave } = await begin(360)
  const opener = page.getByRole('button', { name: 'Filters' })
  expect(await page.locator('#facets').isVisible()).toBe(false)
  await opener.press('Enter')
  await page.locator('#facets').waitFor({ state: 'visible' })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.locator('#facets').waitFor({ state: 'hidden' })
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await opener.press('Enter')
  await facet(page, 'Part of the world').getByRole('link').first().press('Enter')
  await page.waitForURL(/region=/)
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
  await leave()
})
