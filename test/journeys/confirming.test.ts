import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { capturesOf, tellSandbox } from './ledger.ts'
import { startAt } from './start-at.ts'
import { acceptTerms, bookingReference, cards, confirmed, fillCard, pay } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, expectAccessible, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(() => tellSandbox({ booking: 'prompt' }))
afterAll(() => browser.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Pays while the provider keeps the booking under way. */
async function payHeld(page: Page, tripId: string, nth: number) {
  const { checkoutId, startDate } = await startAt(page, tripId, 'payment', { nth })
  await acceptTerms(page)
  await fillCard(page, cards.pays)
  await tellSandbox({ booking: 'held' })
  await pay(page)
  await confirmed(page)
  await heading(page, 'Your booking is being confirmed').waitFor()
  return { checkoutId, startDate }
}

describe('a booking under way', () => {
  test('is seen as being confirmed, is asked about ever less often, and turns into the confirmation by itself', async () => {
    const { page, complaints, leave } = await arrive(browser)
    const { checkoutId } = await payHeld(page, trips.bookable, 10)
    await expectAccessible(page)
    await page.clock.install()
    const asked: number[] = []
    page.on('request', (request) => {
      if (request.url().includes('booking-state')) asked.push(Date.now())
    })
    await page.goto(`${originOf()}/xx-en/checkout/${checkoutId}`)
    await confirmed(page)
    await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(3)
    const [first = 0, second = 0, third = 0] = asked
    expect(third - second).toBeGreaterThan(second - first)
    await page.clock.fastForward(10_000)
    await page.getByText('This takes longer than usual').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Look again' }).press('Enter')
    await page.getByText('This usually takes a few seconds').waitFor()
    expect(await capturesOf(checkoutId)).toEqual([])
    await tellSandbox({ booking: 'prompt' })
    await heading(page, 'Your trip is booked').waitFor()
    await bookingReference(page).waitFor()
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    expect(complaints).toEqual([])
    await leave()
  })

  test('that fails after all says so by itself, takes no money and leads back to the payment', async () => {
    const { page, leave } = await arrive(browser)
    const { checkoutId, startDate } = await payHeld(page, trips.lastPlaces, 0)
    await tellSandbox({ takePlaces: { tripId: trips.lastPlaces, startDate, places: 2 } })
    await tellSandbox({ booking: 'prompt' })
    await heading(page, 'Your trip is not booked').waitFor()
    await expectAccessible(page)
    expect(await capturesOf(checkoutId)).toEqual([])
    await page.getByRole('link', { name: 'Try again' }).press('Enter')
    await page.waitForURL(/\/(?:payment|availability)$/)
    await tellSandbox({ freePlaces: { tripId: trips.lastPlaces, startDate } })
    await leave()
  })
})
