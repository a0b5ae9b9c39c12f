import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chrome } from '../../src/markets/languages/fi/words/chrome.ts'
import { begun, begunTexts } from '../setup/brands/begun-brand.ts'
import { openShop, type Shop } from '../setup/shop.ts'
import { arrive, expectAccessible, hydrated, openBrowser } from './visitor.ts'

let browser: Browser
let shop: Shop
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openShop({ brands: [begun], texts: begunTexts }), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

test('the line about English stands before and after the page wakes up, and on the next page, and breaks no rule', async () => {
  const { page, context, complaints, leave } = await arrive(browser)
  const origin = `http://begun.localhost:${shop.port}`
  await context.addCookies([{ name: 'personalization', value: '0', url: origin }])
  const line = page.locator('body > aside:first-child', { hasText: chrome.partlyEnglish })
  await page.goto(`${origin}/xx-fi/faq`, { waitUntil: 'commit' })
  await line.waitFor()
  const first = await line.elementHandle()
  await hydrated(page)
  await expectAccessible(page)
  await page.evaluate(() => void navigation.navigate('/xx-fi/kohteet'))
  await page.waitForURL(`${origin}/xx-fi/kohteet`)
  await page.locator('h1').waitFor()
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true)
  expect(await line.count()).toBe(1)
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await leave()
})
