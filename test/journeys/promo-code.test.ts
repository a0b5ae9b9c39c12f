import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts as en } from '../../src/markets/languages/en/texts.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { fillTravellers } from './filling.ts'
import { startAt } from './start-at.ts'
import { acceptTerms, cards, confirmed, fillCard, leaves, pay } from './traveller.ts'
import { arrive, expectAccessible, hydrated, openBrowser, portOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('at 320 px a code is entered in the folded summary: what is typed stays, what changed is told, and an extra that fails is undone alone', async () => {
  const { page, complaints, leave } = await arrive(browser, { width: 320 })
  const { checkoutId } = await startAt(page, 't9000001', 'traveller-details')
  await page.locator('input[name="contactInfo.lastName"]').fill('Strand')
  const total = () => page.locator('main details > summary data').first().textContent()
  const full = await total()
  await page.locator('main summary', { hasText: 'Show details' }).click()
  await page.locator('summary:visible', { hasText: 'Add a promo code' }).click()
  const code = page.locator('input[name=promoCode]:visible')
  const told = page.locator('form:has(input[name=promoCode]) [role=status]:visible')
  await code.fill('expired24')
  await code.press('Enter')
  await expect.poll(() => told.textContent()).toBe('The code EXPIRED24 has expired.')
  await code.fill('tide10')
  await page.locator('button[value=promo-apply]:visible').click()
  await expect.poll(() => told.textContent()).toContain('The code TIDE10 counts. The total was')
  const discounted = await total()
  expect(discounted).not.toBe(full)
  expect(await page.locator('input[name="contactInfo.lastName"]').inputValue()).toBe('Strand')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
  await page.locator('main summary', { hasText: 'Show details' }).click()

  await fillTravellers(page)
  await page.locator('main form button[type=submit]:visible').last().click()
  await leaves(page, 'traveller-details')
  await hydrated(page)
  expect(await total()).toBe(discounted)
  const choice = (label: string) => page.locator('label:has(input[type=radio])', { hasText: label })
  await choice('Departure day').first().click()
  await page.locator('main [role=status]', { hasText: 'Saved' }).waitFor()
  const withLounge = await total()
  await programAnswer(portOf(), {
    path: `/checkout/v1/checkouts/${checkoutId}/upsell-items/offers`,
    method: 'PUT',
    status: 502,
  })
  await page.locator('input[name="upsell.offer-transfer"]').last().click({ force: true })
  const failed = page.locator('main [role=alert]', { hasText: 'Your last choice was taken back' })
  await failed.waitFor()
  expect(await failed.textContent()).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/)
  await page.locator('.Toastify').getByText(en.checkout['failure.title']).waitFor()
  expect(await total()).toBe(withLounge)
  expect(await page.locator('input[name="upsell.offer-lounge"]:checked').getAttribute('value')).not.toBe('')
  expect(complaints.filter((text) => !/status of (?:422|502)/.test(text))).toEqual([])
  await leave()
})

test('a code on the payment step moves the amount on the button; the card that was typed and the boxes that were ticked stay, and it is paid', async () => {
  const { page, complaints, leave } = await arrive(browser)
  await startAt(page, 't9000001', 'payment')
  await fillCard(page, cards.pays)
  await acceptTerms(page)
  const button = page.locator('main form#payment button[type=submit]').last()
  const full = (await button.textContent()) ?? ''
  await page.locator('aside summary', { hasText: 'Add a promo code' }).press('Enter')
  await page.locator('aside input[name="promoCode.beside"]').fill('tide10')
  await page.locator('aside input[name="promoCode.beside"]').press('Enter')
  await page.locator('aside [role=status]', { hasText: 'The code TIDE10 counts' }).waitFor()
  await expect.poll(async () => /\d/.test((await button.textContent()) ?? '') && (await button.textContent())).not.toBe(full)
  await expectAccessible(page)
  await pay(page)
  await confirmed(page)
  expect(await page.locator('main dl', { hasText: 'TIDE10' }).count()).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await leave()
})
