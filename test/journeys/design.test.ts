import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goToPayment, payByCard } from './traveller.ts'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const address = () => `${originOf()}/xx-en/design-your-own-tour`
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const stopNames = (page: Page) =>
  page
    .locator('#route-list h3')
    .allTextContents()
    .then((all) => all.map((text) => text.replace(/^Stop \d+: /, '')))
const total = async (page: Page) =>
  Number(await page.getByRole('region', { name: 'Your price' }).locator('data').first().getAttribute('value'))
const settled = (page: Page) => page.locator('#route[aria-busy=false]').waitFor()

/** Answers the first two questions by keyboard, the others as they stand. */
async function answerByKeyboard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'The Nordics' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await page.getByRole('checkbox', { name: 'Norway' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await heading(page, 'When, and for how long?').waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('June')
  await page.getByLabel('Number of nights').fill('9')
  await page.keyboard.press('Enter')
  await heading(page, 'Who is coming along?').waitFor()
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await heading(page, 'What do you love, and how fast do you like to travel?').waitFor()
  await page.getByRole('checkbox', { name: 'Fjords' }).press('Space')
  await page.getByRole('checkbox', { name: 'Cities' }).press('Space')
}

async function drawRoute(page: Page): Promise<void> {
  await page.goto(address())
  await hydrated(page)
  await answerByKeyboard(page)
  await page.getByRole('button', { name: 'Draw my route' }).press('Enter')
  await page.waitForURL(/design-your-own-tour\/[a-z0-9]{12}$/)
  await hydrated(page)
}

describe('designing a tour', () => {
  test('four questions by keyboard, a route that is moved, stretched, shortened and undone with its price, and the booking of it', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await drawRoute(page)
    await expectAccessible(page)
    const first = await stopNames(page)
    const price = await total(page)
    expect(first.length).toBeGreaterThanOrEqual(3)

    await page.getByRole('button', { name: `Move ${first[0]} later` }).press('Enter')
    await settled(page)
    expect(await stopNames(page)).toEqual([first[1], first[0], ...first.slice(2)])
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Move ${first[0]} later`)

    await page.getByRole('button', { name: `One night more in ${first[0]}` }).click()
    await page.getByRole('button', { name: `One night more in ${first[0]}` }).click()
    await settled(page)
    const longer = await total(page)
    expect(longer).toBeGreaterThan(price)
    await page.getByText(/^New price: .* for 11 nights$/).waitFor()

    await page.getByRole('button', { name: `Leave out ${first[1]}` }).press('Enter')
    await settled(page)
    expect(await stopNames(page)).not.toContain(first[1])
    expect(await total(page)).toBeLessThan(longer)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo last change')
    await page.keyboard.press('Enter')
    await settled(page)
    const order = await stopNames(page)
    expect(order).toEqual([first[1], first[0], ...first.slice(2)])
    expect(await total(page)).toBe(longer)

    await page.reload()
    await hydrated(page)
    expect(await stopNames(page)).toEqual(order)
    await page.getByRole('button', { name: 'Book this route' }).click()
    await page.waitForURL(/\/checkout\/[a-z0-9]{12}\//)
    await goToPayment(page)
    await payByCard(page)
    expect(complaints).toEqual([])
    await leave()
  })

  test('every question is accessible on a phone, says what is missing, and keeps its answers for the way back', async () => {
    const { page, complaints, leave } = await arrive(browser, { width: 360, height: 740 })
    await page.goto(address())
    await hydrated(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('alert').getByRole('link', { name: 'Choose a part of the world' }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('region')
    await expectAccessible(page)
    await answerByKeyboard(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'When' }).click()
    expect(await page.getByLabel('Number of nights').inputValue()).toBe('9')
    await page.reload()
    await hydrated(page)
    expect(await page.getByRole('radio', { name: 'The Nordics' }).isChecked()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(complaints).toEqual([])
    await leave()
  })

  test('booking waits for the change before it', async () => {
    const { page, leave } = await arrive(browser)
    await drawRoute(page)
    const [first = ''] = await stopNames(page)
    const gate = Promise.withResolvers<void>()
    await page.route('**/planner/route?*', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.getByRole('button', { name: `One night more in ${first}` }).click()
    await page.getByRole('button', { name: 'Book this route' }).click()
    await page.getByText('Working out the new price').waitFor()
    expect(page.url()).toContain('/design-your-own-tour/')
    gate.resolve()
    await page.waitForURL(/\/checkout\/[a-z0-9]{12}\//)
    await page.locator(':text("10 nights"):visible').first().waitFor()
    await leave()
  })

  test('Back from the route leads to the questions as they were answered', async () => {
    const { page, leave } = await arrive(browser)
    await drawRoute(page)
    await page.goBack()
    await hydrated(page)
    expect(await page.locator('input[name=region]:checked').getAttribute('value')).toBe('nordics')
    expect(await page.locator('input[name=interest]:checked').count()).toBe(2)
    await leave()
  })

  test('a change that cannot be saved leaves the route as it was and says so', async () => {
    const { page, leave } = await arrive(browser)
    await drawRoute(page)
    const before = await stopNames(page)
    await page.route('**/planner/route?*', (route) => route.abort())
    await page.getByRole('button', { name: `Move ${before[0]} later` }).click()
    await page.getByRole('alert').filter({ hasText: 'The change could not be saved' }).waitFor()
    expect(await stopNames(page)).toEqual(before)
    await page.unroute('**/planner/route?*')
    await page.getByRole('button', { name: `Move ${before[0]} later` }).click()
    await settled(page)
    expect(await stopNames(page)).toEqual([before[1], before[0], ...before.slice(2)])
    expect(await page.getByRole('alert').count()).toBe(0)
    await leave()
  })

  test('without JavaScript the questions stand on one page and every button works', async () => {
    const { page, leave } = await arrive(browser, { javaScript: false, width: 360, height: 740 })
    await page.goto(address())
    await page.getByRole('radio', { name: 'The Nordics' }).check({ force: true })
    await page.getByLabel('Month').selectOption({ index: 7 })
    await page.getByRole('checkbox', { name: 'Fjords' }).check({ force: true })
    await page.getByRole('button', { name: 'Draw my route' }).click()
    await page.waitForURL(/design-your-own-tour\/[a-z0-9]{12}$/)
    const before = await stopNames(page)
    await page.getByRole('button', { name: `Move ${before[0]} later` }).click()
    expect((await stopNames(page)).slice(0, 2)).toEqual([before[1], before[0]])
    await page.getByRole('button', { name: 'Book this route' }).click()
    await page.waitForURL(/\/checkout\/[a-z0-9]{12}\/traveller-details/)
    await leave()
  })
})
