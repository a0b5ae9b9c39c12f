import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const doors = [
  ['tidemark', '/fi-fi'],
  ['tidemark', '/de-de'],
  ['nordlys', '/'],
  ['noctua', '/de-de'],
  ['noctua', '/'],
] as const

test.each(doors)('%s %s at every width is readable, keeps that width and makes no complaint', async (brand, address) => {
  const { page, complaints, leave } = await arrive(browser)
  await page.goto(`${originOf(brand)}${address}`)
  await hydrated(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  }
  expect(complaints).toEqual([])
  await leave()
})

test('no two brands share their silhouette: title, search and regions stand elsewhere', async () => {
  const places = await Promise.all(
    (
      [
        ['tidemark', '/xx-en'],
        ['nordlys', '/'],
        ['noctua', '/de-de'],
      ] as const
    ).map(async ([brand, address]) => {
      const { page, leave } = await arrive(browser)
      await page.goto(`${originOf(brand)}${address}`)
      const boxes = await Promise.all(['h1', 'main search', 'main section ul li'].map((part) => page.locator(part).first().boundingBox()))
      await leave()
      return boxes.map((box) => (box ? [box.x, box.y, box.width, box.height].map((pixels) => Math.round(pixels / 40)).join() : ''))
    }),
  )
  for (const part of [0, 1, 2]) expect(new Set(places.map((boxes) => boxes[part])).size).toBe(3)
})
