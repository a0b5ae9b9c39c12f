import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { capturesOf } from './ledger.ts'
import { bookingReference, goToPayment, payByCard, startCheckout } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, expectAccessible, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('other hosts and languages', () => {
  test('a brand of one market and one language books without a prefix in its addresses', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf('nordlys')}/turer`)
    await expectAccessible(page)
    const checkoutId = await startCheckout(page, trips.bookable, { host: 'nordlys', prefix: '', nth: 12 })
    await goToPayment(page, () => expectAccessible(page))
    expect(new URL(page.url()).pathname).toBe(`/checkout/${checkoutId}/payment`)
    await payByCard(page)
    await bookingReference(page).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('nb-NO')
    await expectAccessible(page)
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    expect(complaints).toEqual([])
    await leave()
  })

  test('on a phone in German every page up to the payment is accessible and as wide as the screen', async () => {
    const { page, complaints, leave } = await arrive(browser, { width: 360, height: 740 })
    const look = async (step: string) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), step).toBeLessThanOrEqual(360)
      await expectAccessible(page)
    }
    await startCheckout(page, trips.bookable, { prefix: 'de-de', nth: 8, onTour: () => look('tour') })
    await goToPayment(page, look)
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE')
    expect(complaints).toEqual([])
    await leave()
  })
})
