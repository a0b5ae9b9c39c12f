import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftsOn, marksOn } from './device.ts'
import { capturesOf, ledgerOf } from './ledger.ts'
import { startAt, startedCheckout } from './start-at.ts'
import { bookingReference, goToPayment, payByCard, startCheckout } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, expectAccessible, hydrated, openBrowser } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('booking', () => {
  test('a guest books by card, every step is accessible, the confirmation survives reload, and the device keeps nothing of it', async () => {
    const { page, complaints, leave } = await arrive(browser)
    const checkoutId = await startCheckout(page, trips.bookable)
    await goToPayment(page, () => expectAccessible(page), { byField: true })
    expect(await draftsOn(page)).not.toEqual([])
    await payByCard(page)
    const reference = bookingReference(page)
    await reference.waitFor()
    const words = await reference.textContent()
    await expectAccessible(page)
    await page.reload()
    expect(await bookingReference(page).textContent()).toBe(words)
    await expect.poll(async () => (await ledgerOf(checkoutId)).mails.map(({ recipient }) => recipient)).toHaveLength(1)
    const { booking, payments } = await ledgerOf(checkoutId)
    expect(booking?.status).toBe('BookingCompleted')
    expect(payments.filter(({ kind }) => kind === 'captured')).toHaveLength(1)
    expect(await draftsOn(page)).toEqual([])
    expect(await marksOn(page, checkoutId)).toEqual({ active: null, completed: [], saved: null })
    expect(complaints).toEqual([])
    await leave()
  })

  test('a new price is shown beside the old one, agreed to, and paid', async () => {
    const { page, complaints, leave } = await arrive(browser)
    const { checkoutId } = await startAt(page, trips.priceChanged, 'availability', { nth: 2 })
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('Before:').waitFor()
    await expectAccessible(page)
    const total = ((await dialog.getByText(/^New total:/).textContent()) ?? '').replace(/\D/g, '')
    await dialog.getByRole('button', { name: 'Accept the new price' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await goToPayment(page)
    await payByCard(page)
    expect(await capturesOf(checkoutId)).toEqual([{ kind: 'captured', amount: Number(total) }])
    expect(complaints).toEqual([])
    await leave()
  })

  test('a trip on request is requested, never confirmed', async () => {
    const { page, complaints, leave } = await arrive(browser)
    const { checkoutId } = await startAt(page, trips.onRequest, 'payment', { nth: 2 })
    await page.getByText(/Still on request:/).waitFor()
    await payByCard(page)
    await page.getByRole('heading', { level: 1, name: /requested/ }).waitFor()
    expect(await page.locator('main').innerText()).not.toMatch(/confirmed|is booked/i)
    expect((await ledgerOf(checkoutId)).booking?.status).toBe('BookingRequested')
    expect(complaints).toEqual([])
    await leave()
  })

  test('Continue waits for the check that still runs, and goes on', async () => {
    const { page, context, leave } = await arrive(browser)
    const { address } = await startedCheckout(context, trips.bookable, 'availability', { nth: 8 })
    await page.route('**/availabilityCheck*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue()
    })
    await page.goto(address)
    await hydrated(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('/availability'))
    await leave()
  })
})
