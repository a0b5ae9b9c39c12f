import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillTravellers } from './filling.ts'
import { startAt } from './start-at.ts'
import { leaves, routeOf } from './traveller.ts'
import { arrive, expectAccessible, hydrated, openBrowser } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('two tabs that write at once keep one draft: each is told, and neither loses what only it wrote', async () => {
  const { page: one, context, complaints, leave } = await arrive(browser)
  const { address } = await startAt(one, 't9000001', 'traveller-details')
  const other = await context.newPage()
  await other.goto(address)
  await hydrated(other)
  const city = 'input[name="contactInfo.address.city"]'
  const street = 'input[name="contactInfo.address.street1"]'
  const told = (page: Page) => page.locator('main', { hasText: 'in another tab as well' })
  const kept = (page: Page) => page.locator('main [role=status]', { hasText: 'Saved on this device' }).waitFor()

  await one.locator(city).fill('Aarhus')
  await kept(one)
  await told(other).waitFor()
  await other.locator(street).fill('Harbour Street 1')
  await kept(other)
  await told(one).waitFor()
  await expectAccessible(one)

  for (const page of [one, other]) {
    await page.getByRole('link', { name: 'Show the newest state' }).press('Enter')
    await expect.poll(() => page.locator(street).inputValue(), { timeout: 15_000 }).toBe('Harbour Street 1')
    await expect.poll(() => page.locator(city).inputValue(), { timeout: 15_000 }).toBe('Aarhus')
  }
  expect(complaints).toEqual([])
  await leave()
})

test('of two tabs the older one is told and writes nothing over; it keeps what it typed, or shows the newest', async () => {
  const { page: one, context, complaints, leave } = await arrive(browser)
  const { address } = await startAt(one, 't9000001', 'traveller-details')
  const other = await context.newPage()
  await other.goto(address)
  await hydrated(other)
  await fillTravellers(other)
  await fillTravellers(one)

  const city = 'input[name="contactInfo.address.city"]'
  const submit = 'main form button[type=submit]:visible'
  await one.locator(city).fill('Aarhus')
  await one.locator(submit).last().click()
  await leaves(one, 'traveller-details')

  await other.locator(city).fill('Bergen')
  await other.locator(submit).last().click()
  const told = other.locator('main [role=alert]', { hasText: 'Nothing has been overwritten' })
  await told.waitFor()
  expect([await routeOf(other), await other.locator(city).inputValue()]).toEqual(['traveller-details', 'Bergen'])
  expect(
    await told.evaluate((element) => element.contains(document.activeElement) || element.parentElement === document.activeElement),
  ).toBe(true)
  await expectAccessible(other)

  await told.getByRole('link', { name: 'Show the newest state' }).click()
  await expect.poll(() => other.locator(city).inputValue(), { timeout: 15_000 }).toBe('Aarhus')
  expect(await other.locator('main [role=alert]').count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})
