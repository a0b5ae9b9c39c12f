import type { Browser, Page } from 'playwright-core'

/** A trip that asks for names and nothing else, so that its steps are soon passed. */
const trip = 't9000203'
const wayOn = /^(?:Continue|Check availability)$/

async function send(page: Page, name: string | RegExp): Promise<void> {
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name }).first().click()
  await loaded
}

async function fill(page: Page): Promise<void> {
  for (const field of await page.locator('main input:visible, main select:visible, main textarea:visible').all()) {
    const [name, type] = [await field.getAttribute('name'), await field.getAttribute('type')]
    const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement)
    if (isChoice) await field.selectOption({ index: 1 })
    else if (type === 'radio') await field.check({ force: true })
    else if (name && type !== 'checkbox' && (await field.inputValue()) === '')
      await field.fill(/email/.test(name) ? 'robin@example.com' : /Name/.test(name) ? 'Robin' : '3')
  }
}

/** Passes every step up to the payment, by forms alone; the id of the checkout. */
export async function goToPayment(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/xx-en/planner?tripId=${trip}&rooms=2`)
  await page.locator('#dates input[name=startDate]:enabled').nth(2).check({ force: true })
  await page.locator('#dates form[method=post] button').click()
  await page.waitForURL(/\/traveller-details/)
  while (!/\/payment$/.test(new URL(page.url()).pathname)) {
    if (/\/(?:traveller-details|experiences)$/.test(new URL(page.url()).pathname)) await fill(page)
    await send(page, wayOn)
  }
  return new URL(page.url()).pathname.split('/').at(-2) ?? ''
}

/** From the payment to the bank, and back to what is booked. */
export async function payAtBank(page: Page): Promise<void> {
  await page.locator('input[name=method][value=ideal]').check({ force: true })
  for (const box of await page.locator('input[type=checkbox][name^=terms]').all()) await box.check({ force: true })
  await send(page, /^Pay /)
  await page.locator('button[value=complete]').click()
  await page.waitForURL(/payment-successful/)
}

/** A checkout that has come up to the payment; who may see it afterwards shows these cookies. */
export async function startedCheckout(browser: Browser, origin: string): Promise<{ id: string; cookie: string }> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const id = await goToPayment(await context.newPage(), origin)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await context.close()
  return { id, cookie }
}
