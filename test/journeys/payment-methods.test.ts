import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askSandbox } from '../setup/sandbox-request.ts'
import { capturesOf, ledgerOf, tellSandbox } from './ledger.ts'
import { startAt, startedCheckout } from './start-at.ts'
import { acceptTerms, cards, chooseMethod, confirmed, fillAccount, fillCard, pay } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, expectAccessible, hydrated, openBrowser, portOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const isChosen = (page: Page, method: string) => page.locator(`input[name=method][value=${method}]`).isChecked()

/** At the bank: by key, as the traveller's last click may still be on its way. */
const answerBank = (page: Page, outcome: 'complete' | 'fail' | 'abandon') => page.locator(`button[value=${outcome}]`).press('Enter')
const bank = /sandbox\.localhost:\d+\/payments\/bank\//

describe('ways to pay', () => {
  test('a debit with its mandate is being confirmed until the bank has had its say', async () => {
    const { page, complaints, leave } = await arrive(browser, { width: 320 })
    const { checkoutId } = await startAt(page, trips.bookable, 'payment', { nth: 5 })
    await chooseMethod(page, 'sepa_debit')
    await page.getByRole('heading', { name: 'Your direct debit mandate' }).waitFor()
    const prefilled = page.frameLocator('iframe[src*="/payments/frame/sepaEmail"]').locator('input')
    await expect.poll(() => prefilled.inputValue()).toBe('ida.strand@example.org')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await acceptTerms(page)
    await fillAccount(page, 'DE00 3704 0044 0532 0130 00')
    await pay(page)
    await page.getByRole('alert').getByRole('link', { name: /IBAN/ }).waitFor()
    await fillAccount(page, 'DE89 3704 0044 0532 0130 00')
    await pay(page)
    await confirmed(page)
    await tellSandbox({ settle: checkoutId })
    await heading(page, 'Your trip is booked').waitFor()
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    expect(complaints).toEqual([])
    await leave()
  })

  test('who leaves the bank of iDEAL is told, goes on there, and comes back as often as they like to one booking', async () => {
    const { page, complaints, leave } = await arrive(browser)
    const { checkoutId } = await startAt(page, trips.bookable, 'payment', { nth: 6 })
    await chooseMethod(page, 'ideal')
    await acceptTerms(page)
    await pay(page)
    await page.waitForURL(bank)
    await expectAccessible(page)
    await page.goBack()
    await page.getByText('You left your bank before it was done').first().waitFor()
    await hydrated(page)
    await expectAccessible(page)
    expect(await isChosen(page, 'ideal')).toBe(true)
    await acceptTerms(page)
    await pay(page)
    await page.waitForURL(bank)
    await answerBank(page, 'fail')
    await page.waitForURL(/\/payment$/)
    await page.getByText('Your bank could not confirm it was you').first().waitFor()
    await hydrated(page)
    expect(await isChosen(page, 'ideal')).toBe(true)
    await acceptTerms(page)
    await pay(page)
    await page.waitForURL(bank)
    const atBank = page.url()
    await answerBank(page, 'complete')
    await confirmed(page)
    await page.goto(atBank)
    await confirmed(page)
    await heading(page, 'Your trip is booked').waitFor()
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    expect(complaints).toEqual([])
    await leave()
  })

  test('without JavaScript the whole of it is a form', async () => {
    const { page, context, leave } = await arrive(browser, { javaScript: false })
    const { checkoutId, address } = await startedCheckout(context, trips.bookable, 'payment', { nth: 8 })
    await page.goto(address)
    const press = () => page.getByRole('button', { name: /^Pay / }).click()
    await press()
    await page.locator('a[href="#terms-0"]').waitFor()
    for (const box of await page.locator('main input[name^=terms-][type=checkbox]').all()) await box.check()
    await press()
    await page.getByText('The payment was not started').waitFor()
    await page.locator('input[name=method][value=ideal]').check()
    await press()
    await page.waitForURL(bank)
    await page.locator('button[value=complete]').click()
    await confirmed(page)
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    await leave()
  })

  test('an agency books against an invoice', async () => {
    const { page, complaints, leave } = await arrive(browser)
    const { checkoutId } = await startAt(page, trips.agency, 'payment', { nth: 3 })
    await chooseMethod(page, 'invoice')
    await page.getByRole('button', { name: /^Book with an obligation to pay/ }).waitFor()
    await expectAccessible(page)
    await acceptTerms(page)
    await pay(page)
    await confirmed(page)
    expect([(await ledgerOf(checkoutId)).booking?.status, await capturesOf(checkoutId)]).toEqual(['BookingCompleted', []])
    expect(complaints).toEqual([])
    await leave()
  })

  test('a proof that is closed and an answer that is lost are told for what they are; paying again is one payment', async () => {
    const { page, leave } = await arrive(browser)
    const { checkoutId } = await startAt(page, trips.bookable, 'payment', { nth: 9 })
    await acceptTerms(page)
    await fillCard(page, cards.secure)
    await pay(page)
    await page.locator('dialog[open] button').first().press('Enter')
    await page.getByText('You left your bank before it was done').first().waitFor()
    await page.route('**/confirm', async (route, request) => {
      await askSandbox(portOf(), new URL(request.url()).pathname, request.postDataJSON())
      await route.abort()
    })
    await fillCard(page, cards.pays)
    await pay(page)
    await confirmed(page)
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    await leave()
  })
})
