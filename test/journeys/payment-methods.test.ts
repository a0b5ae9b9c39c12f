import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { askSandbox } from '../setup/sandbox-request.ts'
import { capturesOf, ledgerOf, tellSandbox } from './ledger.ts'
import { acceptTerms, cards, confirmed, fillCard, goToPayment, pay, startCheckout } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const choose = (page: Page, method: string) => page.locator(`input[name=method][value=${method}]`).check({ force: true })
const isChosen = (page: Page, method: string) => page.locator(`input[name=method][value=${method}]`).isChecked()

async function fillAccount(page: Page, iban: string): Promise<void> {
  const field = (id: string) => page.frameLocator(`iframe[src*="/payments/frame/${id}"]`).locator('input')
  await field('iban').fill(iban)
  await field('sepaFullname').fill('Ida O’Strand')
  await field('sepaEmail').fill('ida@example.org')
}

/** At the bank: by key, as the traveller's last click may still be on its way. */
const answerBank = (page: Page, outcome: 'complete' | 'fail' | 'abandon') => page.locator(`button[value=${outcome}]`).press('Enter')
const bank = /sandbox\.localhost:\d+\/payments\/bank\//

describe('ways to pay', () => {
  test('a debit with its mandate is being confirmed until the bank has had its say', async () => {
    const { page, complaints, leave } = await arrive(browser, { width: 320 })
    const checkoutId = await startCheckout(page, trips.bookable, { nth: 5 })
    await goToPayment(page)
    await choose(page, 'sepa_debit')
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
    const checkoutId = await startCheckout(page, trips.bookable, { nth: 6 })
    await goToPayment(page)
    await choose(page, 'ideal')
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
    const { page, context, leave } = await arrive(browser)
    const checkoutId = await startCheckout(page, trips.bookable, { nth: 8 })
    await goToPayment(page)
    const plain = await arrive(browser, { javaScript: false })
    await plain.context.addCookies(await context.cookies())
    await plain.page.goto(`${originOf()}/xx-en/checkout/${checkoutId}/payment`)
    const press = () => plain.page.locator('main form button[type=submit]:visible').last().click()
    await press()
    await plain.page.locator('a[href="#terms-0"]').waitFor()
    for (const box of await plain.page.locator('main input[name^=terms-][type=checkbox]').all()) await box.check()
    await press()
    await plain.page.getByText('The payment was not started').waitFor()
    await plain.page.locator('input[name=method][value=ideal]').check()
    await press()
    await plain.page.waitForURL(bank)
    await plain.page.locator('button[value=complete]').click()
    await confirmed(plain.page)
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    await plain.leave()
    await leave()
  })

  test('an agency books against an invoice', async () => {
    const { page, complaints, leave } = await arrive(browser)
    const checkoutId = await startCheckout(page, trips.agency, { nth: 3 })
    await goToPayment(page)
    await choose(page, 'invoice')
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
    const checkoutId = await startCheckout(page, trips.bookable, { nth: 9 })
    await goToPayment(page)
    await acceptTerms(page)
    await fillCard(page, cards.secure)
    await pay(page)
    await page.locator('dialog[open] button').first().press('Enter')
    await page.getByText('You left your bank before it was done').first().waitFor()
    await page.route('**/confirm', async (route, request) => {
      await askSandbox(inject('port'), new URL(request.url()).pathname, request.postDataJSON())
      await route.abort()
    })
    await fillCard(page, cards.pays)
    await pay(page)
    await confirmed(page)
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    await leave()
  })
})
