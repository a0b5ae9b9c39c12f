import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { capturesOf, ledgerOf } from './ledger.ts'
import { startAt } from './start-at.ts'
import { acceptTerms, bookingReference, cards, confirmed, fillCard, goToPayment, pay, startCheckout } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, expectAccessible, openBrowser } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The French market of this brand has its payments at Stripe, and its bookings made by the storefront itself. */
const french = { prefix: 'fr-fr', host: 'noctua' } as const

async function startAtStripe(page: Page, nth: number): Promise<string> {
  const { checkoutId } = await startAt(page, trips.bookable, 'payment', { nth, ...french })
  await acceptTerms(page)
  return checkoutId
}

const bankSays = (page: Page, answer: 'complete' | 'fail') =>
  page.frameLocator('iframe[src*="/stripe/challenge/"]').locator(`button[value=${answer}]:enabled`).press('Enter')

const booked = (page: Page) => bookingReference(page).waitFor()

describe('paying at Stripe', () => {
  test('with a card, after every step before it, under the page’s own policy: what the bank refuses is told, another card books', async () => {
    const { page, complaints, leave } = await arrive(browser)
    const checkoutId = await startCheckout(page, trips.bookable, french)
    await goToPayment(page)
    await acceptTerms(page)
    await fillCard(page, cards.declined)
    await pay(page)
    const alert = page.getByRole('alert').first()
    await alert.waitFor()
    await expectAccessible(page, 'main')
    await fillCard(page, cards.pays)
    await pay(page)
    await confirmed(page)
    await booked(page)
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    expect((await ledgerOf(checkoutId)).booking?.status).toBe('BookingCompleted')
    expect(complaints.filter((text) => !text.includes('402'))).toEqual([])
    await leave()
  })

  test('by debit: the account in Stripe’s field, the payer in ours', async () => {
    const { page, complaints, leave } = await arrive(browser)
    const checkoutId = await startAtStripe(page, 4)
    await page.locator('label:has(input[name=method][value=sepa_debit])').click()
    await page.locator('input[name=sepaFullname]').fill('Ida Strand')
    await page.frameLocator('iframe[src*="/payments/frame/iban"]').locator('input').fill('DE89370400440532013000')
    await expectAccessible(page, 'main')
    await pay(page)
    await confirmed(page)
    await booked(page)
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    expect(complaints).toEqual([])
    await leave()
  })

  test('by iDEAL: to the bank’s page and back', async () => {
    const { page, complaints, leave } = await arrive(browser)
    const checkoutId = await startAtStripe(page, 5)
    await page.locator('label:has(input[name=method][value=ideal])').click()
    await pay(page)
    await page.waitForURL(/\/stripe\/bank\//)
    await expectAccessible(page)
    await page.locator('button[value=complete]').press('Enter')
    await confirmed(page)
    await booked(page)
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    expect(complaints).toEqual([])
    await leave()
  })

  test('with proof at the bank: failed first, then passed', async () => {
    const { page, leave } = await arrive(browser)
    const checkoutId = await startAtStripe(page, 3)
    await fillCard(page, cards.secure)
    await pay(page)
    await bankSays(page, 'fail')
    await page.getByRole('alert').first().waitFor()
    await pay(page)
    await bankSays(page, 'complete')
    await confirmed(page)
    await booked(page)
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    await leave()
  })
})
