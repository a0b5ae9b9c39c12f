import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrive, hydrated, openBrowser, originOf, staysFor } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const day = 86_400
const banner = (page: Page, title: RegExp) => page.getByRole('complementary', { name: title })
const popup = (page: Page) => banner(page, /HERFST5/)
const dismissal = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'promo-code-banner')
/** The room that is kept free for the popup. */
const offset = (page: Page) =>
  page.evaluate(() => [
    Number.parseFloat(getComputedStyle(document.body).paddingBottom),
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0,
  ])

describe('the popup', () => {
  test('dismissed by keyboard it is gone with its room for 24 hours, and the focus goes on in the page', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf()}/nl-nl`)
    await popup(page).waitFor()
    await hydrated(page)
    expect(Math.min(...(await offset(page)))).toBeGreaterThan(0)
    await popup(page).getByRole('button').last().press('Enter')
    await popup(page).waitFor({ state: 'hidden' })
    expect(await offset(page)).toEqual([0, 16])
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    const cookie = await dismissal(page)
    expect(cookie).toMatchObject({ value: '1', path: '/' })
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - day)).toBeLessThan(120)
    expect(complaints).toEqual([])
    await leave()
  })

  test.each([['1'], ['2'], []])(
    'with a dismissal cookie (%s) it never shows, without one it is there from the first paint',
    async (...values) => {
      const { page, context, leave } = await arrive(browser)
      await context.addCookies(values.map((value) => ({ name: 'promo-code-banner', value, url: originOf() })))
      await page.goto(`${originOf()}/nl-nl/faq`, { waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor()
      expect(await popup(page).isVisible()).toBe(values.length === 0)
      await leave()
    },
  )

  test('says its words and its code on a phone too', async () => {
    const { page, leave } = await arrive(browser, { width: 360, height: 740 })
    await page.goto(`${originOf()}/nl-nl`)
    expect(
      await popup(page)
        .getByText(/HERFST5.*5%/)
        .isVisible(),
    ).toBe(true)
    await leave()
  })

  test('is part of no checkout', async () => {
    const { page, leave } = await arrive(browser)
    await page.goto(`${originOf()}/nl-nl/checkout/status000003`)
    await page.waitForURL(/payment-successful/)
    expect(await popup(page).count()).toBe(0)
    await leave()
  })
})

describe('each form', () => {
  test.each([
    ['nl-nl', /HERFST5/, 'HERFST5', false, true],
    ['xx-en', /AUTUMN5/, 'AUTUMN5', false, false],
    ['be-fr', /RAIL5/, 'RAIL5', true, false],
  ] as const)('%s puts its code into the description and copies it', async (prefix, title, code, hasTitle, mayGo) => {
    const { page, context, complaints, leave } = await arrive(browser)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${originOf()}/${prefix}`)
    await hydrated(page)
    const words = await banner(page, title).locator('p').allInnerTexts()
    expect(words).toHaveLength(hasTitle ? 2 : 1)
    expect(words.at(-1)).toContain(code)
    const buttons = banner(page, title).getByRole('button')
    expect(await buttons.count()).toBe(mayGo ? 2 : 1)
    await banner(page, title).getByRole('button', { name: code }).click()
    const toast = page.locator('.Toastify__toast--success')
    await toast.waitFor()
    expect(await staysFor(toast)).toBe('2.5s')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    expect(await toast.locator('strong, p').count()).toBe(2)
    expect(complaints).toEqual([])
    await leave()
  })

  test('a browser that does not copy says which code it is', async () => {
    const { page, context, leave } = await arrive(browser)
    await context.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
      })
    })
    await page.goto(`${originOf()}/xx-en`)
    await hydrated(page)
    await banner(page, /AUTUMN5/)
      .getByRole('button')
      .click()
    await page.locator('.Toastify__toast--error').filter({ hasText: 'AUTUMN5' }).waitFor()
    await leave()
  })
})

test('a market without one shows none', async () => {
  const { page, leave } = await arrive(browser)
  await page.goto(`${originOf()}/de-de`)
  expect(await page.getByRole('complementary').count()).toBe(0)
  expect(await offset(page)).toEqual([0, 16])
  await leave()
})
