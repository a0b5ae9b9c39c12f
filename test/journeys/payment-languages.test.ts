import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts as de } from '../../src/markets/languages/de/texts.ts'
import { texts as fi } from '../../src/markets/languages/fi/texts.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { capturesOf, tellSandbox } from './ledger.ts'
import { startAt } from './start-at.ts'
import { acceptTerms, cards, chooseMethod, confirmed, fillAccount, fillCard, pay } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, expectAccessible, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

describe('paying on a phone', () => {
  test('in German by debit: told what a debit takes, and nothing of seconds', async () => {
    const { page, complaints, leave } = await arrive(browser, { width: 360 })
    const { checkoutId } = await startAt(page, trips.bookable, 'payment', { nth: 8, prefix: 'de-de' })
    await chooseMethod(page, 'sepa_debit')
    await page.getByRole('heading', { name: de.checkout['payment.mandateTitle'] }).waitFor()
    expect(await fits(page)).toBe(true)
    // What the summary that sticks to the top covers half is no smaller for it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page)
    await acceptTerms(page)
    await fillAccount(page, 'DE08370400440532013003')
    await programAnswer(Number(new URL(originOf()).port), {
      path: `/tours-checkout-api/itineraries/${checkoutId}/checkout-sessions`,
      method: 'POST',
      status: 502,
    })
    await pay(page)
    await page.getByRole('alert').filter({ hasText: de.checkout['payment.notStarted'] }).waitFor()
    await page.locator('.Toastify').getByText(de.checkout['payment.notStarted']).waitFor()
    await pay(page)
    await confirmed(page)
    await heading(page, de.checkout['confirmation.title.confirming']).waitFor()
    await page.getByText(de.booked['lead.debitUnderWay']).waitFor()
    await page.getByText(de.booked['asking.debit']).waitFor()
    expect(await page.getByText(de.checkout['confirmation.asking']).count()).toBe(0)
    expect(await fits(page)).toBe(true)
    await expectAccessible(page)
    await tellSandbox({ settle: checkoutId })
    await heading(page, de.checkout['confirmation.title.confirmed']).waitFor()
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    expect(complaints.filter((text) => !text.includes('502'))).toEqual([])
    await leave()
  })

  test('in Finnish by card with proof: only the scripts of the inventory run, and an unread booking is asked for until it is there', async () => {
    const { page, complaints, leave } = await arrive(browser, { width: 360 })
    const scripts = new Set<string>()
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (request.resourceType() === 'script' && page.url().endsWith('/payment') && request.frame() === page.mainFrame())
        scripts.add(origin === originOf() && /^\/assets\/[\w-]+\.js$/.test(pathname) ? 'of the shop' : request.url())
    })
    const { checkoutId } = await startAt(page, trips.bookable, 'payment', { nth: 9, prefix: 'fi-fi' })
    await page.reload()
    await acceptTerms(page)
    await fillCard(page, cards.secure)
    expect(await fits(page)).toBe(true)
    await expectAccessible(page)
    expect([...scripts].toSorted()).toEqual([`${originOf('sandbox')}/payments/v1/fields.js`, 'of the shop'])
    await pay(page)
    const proof = page.frameLocator('iframe[src*="/payments/3ds/"]').locator('button[value=complete]:enabled')
    await proof.waitFor()
    await programAnswer(Number(new URL(originOf()).port), {
      path: `/planner/v1/itineraries/${checkoutId}/transports`,
      method: 'GET',
      status: 200,
      body: 'nonsense',
      times: 2,
    })
    await proof.press('Enter')
    await confirmed(page)
    await heading(page, fi.checkout['confirmation.title.checking']).waitFor()
    await expectAccessible(page)
    expect(await fits(page)).toBe(true)
    await heading(page, fi.checkout['confirmation.title.confirmed']).waitFor()
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    expect(complaints).toEqual([])
    await leave()
  })
})
