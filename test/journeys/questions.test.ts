import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaves, passStep, routeOf, startCheckout } from './traveller.ts'
import { arrive, expectAccessible, hydrated, openBrowser } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('days and times are written in boxes, and the way back takes the answers along', async () => {
  const { page, complaints, leave } = await arrive(browser, { width: 320 })
  await startCheckout(page, 't9000402')
  while ((await routeOf(page)) !== 'experiences') await passStep(page)
  await hydrated(page)
  const moment = page.locator('fieldset:has([data-box=hour])').last()
  const boxes = [
    ['day', '5'],
    ['month', '11'],
    ['year', '2027'],
    ['hour', '8'],
    ['minute', '75'],
  ] as const
  for (const [box, text] of boxes) await moment.locator(`[data-box=${box}]`).fill(text)
  await page.locator('main textarea').first().fill('No fish, please')
  await page.locator('main h1').click()
  await moment.getByText('Write a real day, and a time between 00:00 and 23:59').waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await leaves(page, 'experiences')
  expect(await routeOf(page)).toBe('additional-options')
  await passStep(page)
  await hydrated(page)
  await expect.poll(() => page.locator('main textarea').first().inputValue()).toBe('No fish, please')
  expect(await moment.locator('[data-box=minute]').inputValue()).toBe('75')
  await moment.locator('[data-box=minute]').fill('15')
  await passStep(page)
  expect(complaints).toEqual([])
  await leave()
})
