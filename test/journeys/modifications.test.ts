import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ledgerOf } from './ledger.ts'
import { trips } from './trips.ts'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const changed = /\/checkout-modifications\/([a-z0-9]{12})\/modifications/

/** The itinerary of such a trip is booked from the start, and somebody has begun to change it. */
async function beginChange(page: Page, tripId: string, javaScript = true): Promise<string> {
  await page.goto(`${originOf()}/xx-en/planner?tripId=${tripId}&rooms=2`)
  if (javaScript) {
    await hydrated(page)
    const dates = page.locator('input[type=radio][name=startDate]:enabled')
    await dates.first().waitFor()
    await dates.nth(2).check({ force: true })
    await page.locator('#booking button[type=submit]').click()
  } else {
    await page.locator('#dates input[name=startDate]:enabled').first().check()
    await page.locator('#dates form[method=post] button').click()
  }
  await page.waitForURL(changed)
  await page.getByRole('heading', { level: 1, name: 'Your changes' }).waitFor()
  return changed.exec(page.url())?.[1] ?? ''
}

describe('a change of a booking', () => {
  test('takes a tick and a press of a key; then there are a receipt and travel documents to print', async () => {
    const { page, complaints, leave } = await arrive(browser)
    const checkoutId = await beginChange(page, trips.changeCheaper)
    await hydrated(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Book the change' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    await hydrated(page)
    await expectAccessible(page)
    await page.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Your change is booked' }).waitFor()
    await hydrated(page)
    expect((await ledgerOf(checkoutId)).booking?.status).toBe('BookingChangeCompleted')
    await page.getByRole('link', { name: 'Receipt' }).click()
    await page.getByRole('heading', { level: 1, name: 'Receipt' }).waitFor()
    await page.getByText('Paid back').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to your booking' }).click()
    await page.getByRole('link', { name: 'Travel documents' }).click()
    await page.getByText('Confirmation number').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await expectAccessible(page)
    expect(complaints.filter((each) => !each.includes('422'))).toEqual([])
    await leave()
  })

  test('leads to the payment of its difference, without JavaScript too', async () => {
    const { page, leave } = await arrive(browser, { javaScript: false, width: 320 })
    await beginChange(page, trips.changeDearer, false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const button = page.getByRole('button', { name: /^Go on and pay/ })
    const difference = /€[\d.,]+/.exec((await button.textContent()) ?? '')?.[0] ?? 'nothing'
    await page.getByRole('checkbox').check()
    await button.click()
    await page.waitForURL(/\/payment\b/)
    expect(await page.locator('main').textContent()).toContain(difference)
    await leave()
  })
})
