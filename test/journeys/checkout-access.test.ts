import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillTravellers } from './filling.ts'
import { startAt, startedCheckout } from './start-at.ts'
import { passStep } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('coming back to a checkout', () => {
  test('whoever knows the e-mail sees the details in another browser', async () => {
    const { context, leave } = await arrive(browser)
    const { checkoutId } = await startedCheckout(context, trips.bookable, 'additional-options', { nth: 9 })
    const { page: other, leave: leaveOther } = await arrive(browser)
    await other.goto(`${originOf()}/xx-en/checkout/${checkoutId}/traveller-details`)
    await hydrated(other)
    await other.getByText('This is my booking').click()
    const form = other.locator('form', { has: other.locator('[name=email]') })
    const show = async (email: string) => {
      await form.getByLabel(/E-mail/).fill(email)
      await form.getByRole('button').click()
    }
    await show('someone.else@example.org')
    await other.getByText(/does not belong to this booking/).waitFor()
    await expectAccessible(other)
    await show('ida.strand@example.org')
    await other.waitForURL(/additional-options/)
    await other.goto(`${originOf()}/xx-en/checkout/${checkoutId}/traveller-details`)
    await other.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="contactInfo.firstName"]')?.value === 'Ida Märta')
    expect(await other.getByText('This is my booking').count()).toBe(0)
    await leaveOther()
    await leave()
  })

  test('reload and Back keep what was written at every step', async () => {
    const { page, leave } = await arrive(browser)
    await startAt(page, trips.bookable, 'traveller-details', { nth: 5 })
    await fillTravellers(page)
    await page.getByText('Saved').first().waitFor()
    await page.reload()
    await hydrated(page)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="contactInfo.firstName"]')?.value === 'Ida Märta')
    await passStep(page)
    const second = page.url()
    await page.reload()
    expect(page.url()).toBe(second)
    await page.goBack()
    await page.waitForURL(/traveller-details/)
    await hydrated(page)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="contactInfo.lastName"]')?.value === "O'Strand")
    await leave()
  })

  test('a later step leads to the first incomplete one; another browser sees nothing personal', async () => {
    const { page, leave } = await arrive(browser)
    const { checkoutId } = await startAt(page, trips.bookable, 'traveller-details', { nth: 6 })
    await page.goto(`${originOf()}/xx-en/checkout/${checkoutId}/payment`)
    await page.waitForURL(/traveller-details/)
    await passStep(page)
    const stranger = await arrive(browser)
    await stranger.page.goto(`${originOf()}/xx-en/checkout/${checkoutId}/traveller-details`)
    expect(await stranger.page.content()).not.toContain('ida.strand@example.org')
    await stranger.leave()
    await leave()
  })

  test('an unknown checkout is not found', async () => {
    const { page, leave } = await arrive(browser)
    const answer = await page.goto(`${originOf()}/xx-en/checkout/zzzzzzzzzzzz`)
    expect(answer?.status()).toBe(404)
    await leave()
  })
})
