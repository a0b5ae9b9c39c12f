import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillTravellers } from './filling.ts'
import { startAt } from './start-at.ts'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Keeps the first request to an address back until it is let go. */
async function hold(page: Page, address: RegExp) {
  const held: Route[] = []
  await page.route(address, async (route) => {
    if (held.length > 0) await route.continue()
    else held.push(route)
  })
  return {
    held,
    letGo: async () => {
      await page.unroute(address)
      for (const route of held) await route.continue().catch(() => {})
    },
  }
}

const words = (page: Page, text: string) => page.locator('main [role=status]', { hasText: text }).waitFor()
const submit = (page: Page) => page.locator('main form button[type=submit]:visible').last().click()
const shape = 'main [aria-busy=true] h1'

test('a slow step shows its shape at once, words at four seconds, choices at ten, and comes when asked again', async () => {
  const { page, complaints, leave } = await arrive(browser)
  const { checkoutId: id } = await startAt(page, 't9000001', 'traveller-details')
  await fillTravellers(page)
  const { held } = await hold(page, /additional-options\/_payload\.json/)
  await page.clock.install()
  await submit(page)
  await expect.poll(() => held.length).toBe(1)
  await page.clock.runFor(300)
  await page.locator(shape).waitFor()
  expect(await page.locator(shape).textContent()).toBe('Extras')
  expect(await page.locator('main [aria-current=step]').textContent()).toContain('Extras')
  expect(await page.locator('main li', { hasText: 'Travellers' }).textContent()).toContain('done')
  expect(await page.locator('main aside').first().textContent()).toContain('€')
  await words(page, 'One moment')
  await page.clock.runFor(4000)
  await words(page, 'What you have entered is kept')
  expect(await page.getByRole('button', { name: 'Ask again' }).count()).toBe(0)
  await page.clock.runFor(6000)
  await words(page, 'You can go on waiting')
  const panel = page.getByRole('region', { name: 'Continue later or on another device' })
  await panel.locator('summary').press('Enter')
  await panel.getByLabel('E-mail address').fill('ida.strand@example.org')
  await panel.getByRole('button', { name: 'Send me a link' }).press('Enter')
  expect(await panel.getByRole('textbox', { name: 'Your link' }).inputValue()).toContain(`/checkout/${id}?resume=`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go on waiting' }).click()
  await words(page, 'One moment')
  await page.clock.runFor(10_000)
  await page.getByRole('button', { name: 'Ask again' }).click()
  await page.locator('html[data-route=additional-options]').waitFor()
  expect(await page.locator('main [aria-busy=true]').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(new URL(page.url()).pathname).toBe(`/xx-en/checkout/${id}/additional-options`)
  expect(complaints).toEqual([])
  await leave()
})

test('the way from a tour to its checkout waits the same', async () => {
  const { page, complaints, leave } = await arrive(browser)
  await page.goto(`${originOf()}/xx-en/planner?tripId=t9000001`)
  await hydrated(page)
  const dates = page.locator('input[type=radio][name=startDate]:enabled')
  await dates.first().waitFor()
  await dates.nth(2).check({ force: true })
  const { held, letGo } = await hold(page, /\/checkout\/[a-z0-9]{12}\/_payload\.json/)
  await page.clock.install()
  await page.locator('#booking button[type=submit]').click()
  await expect.poll(() => held.length).toBe(1)
  await page.clock.runFor(300)
  await page.locator(shape, { hasText: 'Your booking is opening' }).waitFor()
  await page.clock.runFor(4000)
  await words(page, 'What you have entered is kept')
  await letGo()
  await page.locator('html[data-route=traveller-details]').waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('the payment page, which has to be loaded, is waited for on the step before it', async () => {
  const { page, complaints, leave } = await arrive(browser)
  await startAt(page, 't9000001', 'availability')
  await page.locator('main [aria-live][aria-busy=false] p').waitFor()
  // What watches over loads comes with the first touch.
  await page.locator('main h1').hover()
  await page.locator('.page-progress').waitFor({ state: 'attached' })
  const { held, letGo } = await hold(page, /\/payment$/)
  const shown: string[] = []
  page.on('console', (message) => message.type() === 'info' && shown.push(message.text()))
  // The automation asks nothing of a page that is being left; so the page tells.
  await page.evaluate((selector) => {
    const tell = () => console.info(document.querySelector(selector)?.textContent ?? '')
    new MutationObserver(tell).observe(document.body, { childList: true, subtree: true })
  }, shape)
  await submit(page)
  await expect.poll(() => held.length).toBe(1)
  await expect.poll(() => shown).toContain('Payment')
  await letGo()
  await page.locator('html[data-route=payment]').waitFor()
  expect(complaints).toEqual([])
  await leave()
})
