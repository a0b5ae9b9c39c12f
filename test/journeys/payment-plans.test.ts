import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capturesOf } from './ledger.ts'
import { startAt } from './start-at.ts'
import { confirmed, leaves, passStep, payByCard } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, expectAccessible, hydrated, openBrowser } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const cents = (amount: string) => Number(amount.replace(/\D/g, ''))

test.each([
  { plan: 'SPLIT_PAYMENT', nth: 12 },
  { plan: 'INSTALLMENT', nth: 15 },
])('$plan: the whole schedule is on screen, the button names the first part, and that alone is charged', async ({ plan, nth }) => {
  const { page, context, complaints, leave } = await arrive(browser)
  const { checkoutId } = await startAt(page, trips.bookable, 'payment', { nth })
  const amountsOf = (name: string) =>
    page
      .locator('fieldset > div', { has: page.locator(`input[name=plan][value=${name}]`) })
      .locator('ol li data')
      .allTextContents()
  const button = page.locator('main form#payment button[type=submit]').last()
  const [[full = '', ...noMore], [first = '', ...later]] = [await amountsOf('ONE_TIME'), await amountsOf(plan)]
  expect(noMore).toEqual([])
  expect(later.length).toBeGreaterThanOrEqual(1)
  expect([first, ...later].reduce((sum, amount) => sum + cents(amount), 0)).toBe(cents(full))
  expect(await button.textContent()).toContain(full)
  await page.locator(`input[name=plan][value=${plan}]`).press('Space')
  await expect.poll(() => button.textContent()).toContain(first)
  if (plan === 'INSTALLMENT') {
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back', exact: true }).press('Enter')
    await leaves(page, 'payment')
    await passStep(page)
    await hydrated(page)
    expect(await page.locator(`input[name=plan][value=${plan}]`).isChecked()).toBe(true)
    expect(await button.textContent()).toContain(first)
  }
  const beside = await context.newPage()
  await beside.goto(page.url())
  await hydrated(beside)
  await payByCard(page)
  expect(await capturesOf(checkoutId)).toEqual([{ kind: 'captured', amount: cents(first) }])
  for (const amount of later) await page.getByText(amount).first().waitFor()
  // As the browser shows a page again that it has kept: it must not offer to pay what is paid.
  await beside.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await confirmed(beside)
  expect(complaints).toEqual([])
  await leave()
})
