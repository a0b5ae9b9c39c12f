import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrive, expectAccessible, hydrated, openBrowser, originOf, staysFor } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const toastIn = (page: Page) => page.locator('.Toastify__toast')

describe('a toast', () => {
  const decide = async (page: Page) => {
    await page.goto(`${originOf()}/xx-en`)
    await page.getByRole('button', { name: 'Refuse all' }).click()
    await toastIn(page).waitFor()
    return Date.now()
  }

  test('says what happened, to the eye and to a screen reader, and goes by itself', async () => {
    const { page, complaints, leave } = await arrive(browser, { decided: false })
    const since = await decide(page)
    expect(await page.getByRole('status').first().textContent()).toMatch(/^Your choice is saved\. /)
    const saying = page.locator('[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]')
    expect(await saying.filter({ hasText: 'Your choice is saved' }).count()).toBe(1)
    expect(await staysFor(toastIn(page))).toBe('2.5s')
    await expectAccessible(page)
    await toastIn(page).waitFor({ state: 'detached', timeout: 10_000 })
    expect(Date.now() - since).toBeGreaterThan(2000)
    expect(complaints).toEqual([])
    await leave()
  })

  test('waits while the pointer is on it, and is closed by its button', async () => {
    const { page, leave } = await arrive(browser, { decided: false })
    await decide(page)
    await toastIn(page).hover()
    const clock = page.locator('.Toastify__progress-bar')
    await expect.poll(() => clock.evaluate((bar) => getComputedStyle(bar).animationPlayState)).toBe('paused')
    await toastIn(page).getByRole('button', { name: 'Close' }).click()
    await toastIn(page).waitFor({ state: 'detached' })
    await leave()
  })

  test('waits while the keyboard is in it, whatever the pointer does, and goes on afterwards', async () => {
    const { page, leave } = await arrive(browser, { decided: false })
    await decide(page)
    const clock = page.locator('.Toastify__progress-bar')
    const state = () => clock.evaluate((bar) => getComputedStyle(bar).animationPlayState)
    await toastIn(page).getByRole('button', { name: 'Close' }).focus()
    await expect.poll(state).toBe('paused')
    await toastIn(page).hover()
    await page.mouse.move(10, 600)
    await expect.poll(state).toBe('paused')
    await page.locator('#content').focus()
    await expect.poll(state).toBe('running')
    await toastIn(page).waitFor({ state: 'detached', timeout: 10_000 })
    await leave()
  })
})

describe('a tooltip', () => {
  const tooltip = (page: Page) => page.locator('#tooltip')
  const search = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search tours' })

  test('leaves the menu of its button where it is, and says nothing that is written on the button', async () => {
    const { page, complaints, leave } = await arrive(browser, { width: 1100 })
    await page.goto(`${originOf()}/xx-en/faq`)
    await hydrated(page)
    const account = page.locator('[popovertarget="account-menu"]')
    await account.hover()
    await tooltip(page).filter({ hasText: 'Account', visible: true }).waitFor()
    const named = await account.evaluate((button) => getComputedStyle(button).getPropertyValue('anchor-name'))
    expect(named).toBe('--account, --tooltip-anchor')
    await page.setViewportSize({ width: 1280, height: 900 })
    await search(page).hover()
    await tooltip(page).filter({ hasText: 'Search tours', visible: true }).waitFor()
    await account.hover()
    await tooltip(page).waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
    await leave()
  })

  test('names an icon for pointer and keyboard, 5 px away; Esc takes it away', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en/faq`)
    await hydrated(page)
    await search(page).hover()
    await tooltip(page).filter({ hasText: 'Search tours', visible: true }).waitFor()
    const [link, bubble] = await Promise.all([search(page).boundingBox(), tooltip(page).boundingBox()])
    expect(Math.round((bubble?.y ?? 0) - (link?.y ?? 0) - (link?.height ?? 0))).toBe(5)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await tooltip(page).waitFor({ state: 'hidden' })
    await page.mouse.move(0, 400)
    await search(page).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await tooltip(page).filter({ hasText: 'Search tours', visible: true }).waitFor()
    await page.keyboard.press('Tab')
    await tooltip(page).filter({ hasText: 'Search tours' }).waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
    await leave()
  })

  test('stays while the pointer is on it, and goes when it leaves', async () => {
    const { page, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en/faq`)
    await hydrated(page)
    await search(page).hover()
    await tooltip(page).filter({ visible: true }).waitFor()
    await tooltip(page).hover()
    expect(await tooltip(page).isVisible()).toBe(true)
    await page.mouse.move(10, 500)
    await tooltip(page).waitFor({ state: 'hidden' })
    await leave()
  })
})

describe('a view that breaks in the browser', () => {
  test('shows the market’s own words for a 500, and the next page is well again', async () => {
    const { page, leave } = await arrive(browser)
    await page.goto(`${originOf()}/nl-nl/faq`)
    await hydrated(page)
    const payload: object = await page.evaluate(async () => (await fetch('/nl-nl/rondreizen/_payload.json')).json())
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/nl-nl/rondreizen/_payload.json*', async (route) => {
      await held
      await route.fulfill({ json: { ...payload, data: { criteria: null } } })
    })
    const before = await page.title()
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.getByRole('banner').locator('a[href="/nl-nl/rondreizen"]:visible').first().click()
    const bar = page.locator('.page-progress')
    await page.locator('.page-progress[data-state=moving]').waitFor({ state: 'attached' })
    const shares = await bar.evaluateHandle((element) => {
      const seen: string[] = []
      new MutationObserver(() => seen.push(element.style.getPropertyValue('--progress'))).observe(element, { attributes: true })
      return seen
    })
    answer()
    await page.locator('#error-title').waitFor()
    await page.locator('.page-progress[data-state=resting]').waitFor({ state: 'attached' })
    const seen = await shares.jsonValue()
    expect([seen.includes('1'), seen.at(-1)], 'the bar is cleared, not finished').toEqual([false, '0'])
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(await page.title()).toBe(`${await page.locator('#error-title').textContent()} · Tidemark`)
    expect(await page.locator('body').getAttribute('class')).toContain('error-page')
    expect(await page.locator('main a').getAttribute('href')).toBe('/')
    expect(await page.locator('main').textContent()).not.toMatch(/TypeError|undefined|null/)
    expect(await page.getByRole('banner').isVisible()).toBe(true)
    await expectAccessible(page)
    await page.goBack()
    await page.locator('#error-title').waitFor({ state: 'detached' })
    expect(await page.title()).toBe(before)
    expect((await page.locator('body').getAttribute('class')) ?? '').not.toContain('error-page')
    await leave()
  })
})

test('the page-loading bar is 3 px high and shows while a slow page is on its way', async () => {
  const { page, leave } = await arrive(browser)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/xx-en/tours/_payload.json*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${originOf()}/xx-en/faq`)
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search tours' }).click()
  const bar = page.locator('.page-progress')
  await page.locator('.page-progress[data-state=moving]').waitFor({ state: 'attached' })
  expect((await bar.boundingBox())?.height).toBe(3)
  answer()
  await page.waitForURL(/\/xx-en\/tours$/)
  await page.locator('.page-progress[data-state=resting]').waitFor({ state: 'attached' })
  await leave()
})
