import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tabTo } from './keyboard.ts'
import { capturesOf } from './ledger.ts'
import { startAt } from './start-at.ts'
import { bookingReference, goToPayment, payByCard, startCheckout } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** As Firefox before 147 and Safari before 26.2. */
async function arriveWithout(size: Parameters<typeof arrive>[1] = {}) {
  const visitor = await arrive(browser, size)
  await visitor.context.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  return visitor
}

describe('in a browser without the Navigation API', () => {
  test('only the router is missing: menus, dialogs and tooltips behave, and the latest build is asked for', async () => {
    const { page, complaints, leave } = await arriveWithout()
    await page.clock.install()
    await page.goto(`${originOf()}/xx-en/faq`)
    await hydrated(page)
    expect(await page.evaluate(() => 'navigation' in window)).toBe(false)
    await tabTo(page, '[popovertarget="menu-ways"]')
    await page.locator('#menu-ways:popover-open').waitFor()
    await page.keyboard.press('Shift+Tab')
    await page.locator('#menu-ways:not(:popover-open)').waitFor({ state: 'attached' })

    const marked = page.locator('header a[data-tooltip]:visible').first()
    await marked.hover()
    await page.clock.runFor(2000)
    await page.locator('#tooltip:popover-open').waitFor()

    await page.getByRole('link', { name: 'Manage cookie preferences' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
    await dialog.waitFor()
    await page.keyboard.press('Shift+Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')

    const asked = page.waitForRequest('**/latest.json')
    await page.clock.runFor(90_000)
    await asked
    expect(complaints).toEqual([])
    await leave()
  })

  test('a visitor searches, sorts, finds a tour, and starts a booking', async () => {
    const { page, complaints, leave } = await arriveWithout()
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(`${originOf()}/xx-en`)
    await hydrated(page)
    await page.locator('main input[name=query]').fill('Bergen')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/tours\?.*query=Bergen/)
    await hydrated(page)
    await page.getByLabel('Sort by').selectOption('price')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/sort=price/)
    await hydrated(page)
    await page.locator('main article a[href*="planner?tripId="]').first().click()
    await page.waitForURL(/planner\?tripId=/)
    await hydrated(page)
    await startCheckout(page, trips.bookable, { nth: 18 })
    await page.waitForURL(/\/traveller-details/)
    expect(requests.filter((path) => path.endsWith('/_payload.json'))).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  })

  test('a traveller passes every step and pays', async () => {
    const { page, complaints, leave } = await arriveWithout({ width: 390, height: 844 })
    const { checkoutId } = await startAt(page, trips.bookable, 'traveller-details', { nth: 19 })
    await goToPayment(page)
    await payByCard(page)
    await bookingReference(page).waitFor()
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    expect(complaints).toEqual([])
    await leave()
  })
})
