import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAt, startedCheckout } from './start-at.ts'
import { routeOf } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, expectAccessible, hydrated, openBrowser } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const email = 'ida.strand@example.org'

test('a link taken on one device goes on with what was typed on another, once the e-mail is named', async () => {
  const owner = await arrive(browser)
  await startAt(owner.page, trips.bookable, 'traveller-details')
  await owner.page.locator('input[name="contactInfo.firstName"]').fill('Ida Märta')
  const panel = owner.page.getByRole('region', { name: 'Continue later or on another device' })
  await panel.locator('summary').press('Enter')
  await panel.getByLabel('E-mail address').fill(email)
  await panel.getByRole('button', { name: 'Send me a link' }).click()
  await panel.getByRole('img', { name: 'QR code with your link' }).waitFor()
  await expectAccessible(owner.page)
  const link = await panel.getByRole('textbox', { name: 'Your link' }).inputValue()

  const guest = await arrive(browser, { width: 360, height: 740 })
  await guest.page.goto(link)
  await hydrated(guest.page)
  expect([await routeOf(guest.page), guest.page.url().includes('resume=')]).toEqual(['traveller-details', false])
  const name = guest.page.locator('input[name="contactInfo.firstName"]')
  expect(await name.inputValue()).toBe('')
  await expectAccessible(guest.page)
  await guest.page.locator('main form:has(input[value=access]) input[name=email]').fill(email)
  await guest.page.getByRole('button', { name: 'Show my details' }).click()
  await expect.poll(() => name.inputValue(), { timeout: 15_000 }).toBe('Ida Märta')

  await panel.getByRole('button', { name: 'End all links' }).click()
  await panel.getByText('The links have ended.').waitFor()
  expect([...owner.complaints, ...guest.complaints]).toEqual([])
  await owner.leave()
  await guest.leave()
})

test('without JavaScript the e-mail opens a booking, and a wrong one is told', async () => {
  const owner = await arrive(browser)
  const { address } = await startedCheckout(owner.context, trips.bookable, 'traveller-details')
  const plain = await arrive(browser, { javaScript: false })
  await plain.page.goto(address)
  await plain.page.locator('main summary', { hasText: 'This is my booking' }).click()
  await plain.page.locator('main form:has(input[value=access]) input[name=email]').fill('somebody@example.org')
  await plain.page.getByRole('button', { name: 'Show my details' }).click()
  await plain.page.getByText('This does not belong to this booking').waitFor()
  expect(await plain.page.title()).toMatch(/^Error/)
  await owner.leave()
  await plain.leave()
})
