import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Browser, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inventoried } from '../setup/payment-inventory.ts'
import { capturesOf } from './ledger.ts'
import { startAt } from './start-at.ts'
import { acceptTerms, answerBank, bookingReference, cards, confirmed, fillCard, pay } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('paying', () => {
  test('the bank asks, the traveller proves, the trip is booked', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await startAt(page, trips.bookable, 'payment', { nth: 3 })
    await acceptTerms(page)
    await fillCard(page, cards.secure)
    await pay(page)
    await answerBank(page, 'complete')
    await confirmed(page)
    expect(complaints).toEqual([])
    await leave()
  })

  test('the browser runs the scripts of the inventory alone, as they were built, and leaves them behind with the page', async () => {
    const { page, complaints, leave } = await arrive(browser)
    const { address } = await startAt(page, trips.bookable, 'payment', { nth: 6 })
    const ran = new Map<string, Promise<Buffer | undefined>>()
    const keep = (response: Response) => {
      const isOfPage = response.frame() === page.mainFrame() && response.request().resourceType() === 'script'
      if (isOfPage)
        ran.set(
          response.url(),
          response.body().catch(() => undefined),
        )
    }
    page.on('response', keep)
    await page.goto(address)
    await hydrated(page)
    await fillCard(page, cards.pays)
    page.off('response', keep)
    const own = originOf()
    const processor = `${originOf('sandbox')}/payments/v1/fields.js`
    const found = await Promise.all([...ran].map(async ([url, body]) => ({ url, row: inventoried(url, own, processor), body: await body })))
    expect(found.filter(({ row }) => !row).map(({ url }) => url)).toEqual([])
    expect(found.filter(({ row }) => row === 'processor')).toHaveLength(1)
    // What the page before asked for has no body any more.
    const chunks = found.flatMap(({ row, url, body }) => (row === 'own' && body ? [{ url, body }] : []))
    expect(chunks.length).toBeGreaterThan(2)
    const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    for (const { url, body } of chunks)
      expect([url, hashOf(body)]).toEqual([url, hashOf(readFileSync(`dist/client${new URL(url).pathname}`))])
    const inline = await page
      .locator('script:not([src]):not([type="application/json"])')
      .evaluateAll((all) => all.map((one) => one.textContent))
    expect(inline.filter((text) => !/^\(d=>\{.*\}\)\(document\.documentElement\.dataset\)$/.test(text ?? ''))).toEqual([])
    const pictures = await page.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc))
    expect(pictures.filter((src) => src !== '' && !src.startsWith(own) && !src.startsWith('data:'))).toEqual([])

    await acceptTerms(page)
    await pay(page)
    await confirmed(page)
    expect(await page.locator(`script[src="${processor}"]`).count()).toBe(0)
    expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).not.toContain(processor)
    expect(complaints).toEqual([])
    await leave()
  })

  test('a failed proof and a declined card are told, nothing is lost, another card pays once', async () => {
    const { page, leave } = await arrive(browser)
    const { checkoutId } = await startAt(page, trips.bookable, 'payment', { nth: 4 })
    await acceptTerms(page)
    await fillCard(page, cards.secure)
    await pay(page)
    await answerBank(page, 'fail')
    await page
      .getByRole('heading', { name: /bank/i })
      .or(page.getByRole('alert').filter({ hasText: /bank/i }))
      .first()
      .waitFor()
    await page.getByRole('button', { name: /^Pay/ }).waitFor()
    await fillCard(page, cards.declined)
    await pay(page)
    await page.getByText('Your bank declined the card').waitFor()
    await expectAccessible(page)
    await fillCard(page, cards.pays)
    await pay(page)
    await confirmed(page)
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    await leave()
  })

  test('two people want the last two places: one gets them, the other is told', async () => {
    const first = await arrive(browser)
    const second = await arrive(browser)
    for (const { page } of [first, second]) {
      await startAt(page, trips.lastPlaces, 'payment')
      await acceptTerms(page)
      await fillCard(page, cards.pays)
    }
    await pay(first.page)
    await confirmed(first.page)
    await pay(second.page)
    await second.page
      .getByText(/sold out|no longer available|not available/i)
      .first()
      .waitFor()
    expect(second.page.url()).not.toContain('payment-successful')
    await first.leave()
    await second.leave()
  })

  test('pressing twice, pressing Enter and reloading while paying is one payment', async () => {
    const { page, leave } = await arrive(browser)
    const { checkoutId } = await startAt(page, trips.bookable, 'payment', { nth: 7 })
    await acceptTerms(page)
    await fillCard(page, cards.pays)
    const button = page.getByRole('button', { name: /^Pay/ })
    await button.focus()
    await page.evaluate(() => {
      const pressed = document.activeElement
      if (!(pressed instanceof HTMLButtonElement)) throw new Error('the paying button has no focus')
      pressed.click()
      pressed.click()
    })
    await page.keyboard.press('Enter')
    await page.waitForResponse((response) => response.url().includes('/confirm'))
    // The page leaves for the confirmation by a load of its own, which may overtake this one.
    await page.goto(`${originOf()}/xx-en/checkout/${checkoutId}/payment`).catch(() => undefined)
    await confirmed(page)
    await bookingReference(page).waitFor()
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    await leave()
  })
})
