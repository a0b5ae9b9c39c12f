import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts as de } from '../../src/markets/languages/de/texts.ts'
import { texts as en } from '../../src/markets/languages/en/texts.ts'
import { texts as fi } from '../../src/markets/languages/fi/texts.ts'
import { isFull } from '../setup/full.ts'
import { answerForm, focused, tabTo, wayOn } from './keyboard.ts'
import { capturesOf } from './ledger.ts'
import { startAt } from './start-at.ts'
import { confirmed, goToPayment, leaves, routeOf } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const press = (page: Page, key: string) => page.keyboard.press(key)
const headingHasFocus = (page: Page) => page.waitForFunction(() => document.activeElement?.tagName === 'H1')

/** The payment is a document of its own, as its policy lets the processor in: there the focus starts at the top. */
async function sendStep(page: Page): Promise<void> {
  const step = await routeOf(page)
  await press(page, 'Enter')
  await leaves(page, step)
  await (page.url().endsWith('/payment') ? hydrated(page) : headingHasFocus(page))
}

describe('by keyboard alone', () => {
  test('from home to a tour: skip link, search box, card', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en`)
    await hydrated(page)
    await tabTo(page, 'a[href="#content"]', { most: 1 })
    await press(page, 'Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    await tabTo(page, 'main input[name=query]', { most: 3 })
    await page.keyboard.type('Bergen')
    await press(page, 'Enter')
    await page.waitForURL(/\/tours\?.*query=Bergen/)
    await headingHasFocus(page)
    await tabTo(page, 'main article a[href*="planner?tripId="]')
    await press(page, 'Enter')
    await page.waitForURL(/planner\?tripId=/)
    await headingHasFocus(page)
    expect(complaints).toEqual([])
    await leave()
  })

  test.each([
    { prefix: 'xx-en', texts: en, width: 1280 },
    ...(isFull
      ? [
          { prefix: 'de-de', texts: de, width: 320 },
          { prefix: 'fi-fi', texts: fi, width: 320 },
        ]
      : []),
  ])('in $prefix at $width px a trip whose price changes is booked and paid', async ({ prefix, texts, width }) => {
    const { page, complaints, leave } = await arrive(browser, { width, height: 740 })
    const keepsToScreen = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width)
    await page.goto(`${originOf()}/${prefix}/planner?tripId=${trips.priceChanged}`)
    await hydrated(page)
    await page.locator('input[name=startDate]:enabled').first().waitFor()
    await tabTo(page, '#adults-0')
    await tabTo(page, '#children-0', { most: 1 })
    await press(page, 'ArrowDown')
    await page.locator('#age-0-0').waitFor()
    expect((await focused(page)).id).toBe('children-0')
    await press(page, 'ArrowUp')
    await page.locator('#age-0-0').waitFor({ state: 'detached' })
    await page.locator('input[name=startDate]:enabled').first().waitFor()
    await tabTo(page, 'input[name=departure-month]')
    await press(page, 'ArrowRight')
    expect((await focused(page)).name).toBe('departure-month')
    await page.locator('[aria-busy=false] input[name=startDate]:enabled').first().waitFor()
    await tabTo(page, 'input[name=startDate]')
    await press(page, 'Space')
    await press(page, 'ArrowDown')
    const { name, value } = await focused(page)
    expect([name, await page.locator('input[name=startDate]:checked').getAttribute('value')]).toEqual(['startDate', value])
    await tabTo(page, '#booking button[type=submit]')
    await press(page, 'Enter')
    await page.waitForURL(/\/checkout\/[a-z0-9]{12}\/traveller-details/)
    const checkoutId = new URL(page.url()).pathname.split('/').at(-2) ?? ''
    await leaves(page, 'tour')
    await hydrated(page)

    await tabTo(page, wayOn)
    await press(page, 'Enter')
    await page.waitForFunction(() => document.activeElement?.querySelector('#error-summary-title') !== null)
    await tabTo(page, '[role=alert] a[href^="#"]', { most: 1 })
    const target = await page.evaluate(() => document.activeElement?.getAttribute('href')?.slice(1))
    await press(page, 'Enter')
    expect((await focused(page)).id).toBe(decodeURIComponent(target ?? ''))
    await press(page, 'Shift+Tab')
    await answerForm(page)
    await sendStep(page)

    for (let step = await routeOf(page); step !== 'availability'; step = await routeOf(page)) {
      await keepsToScreen()
      await answerForm(page)
      await sendStep(page)
    }
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await press(page, 'Escape')
    await dialog.waitFor({ state: 'hidden' })
    await tabTo(page, wayOn)
    await press(page, 'Enter')
    await dialog.waitFor()
    await tabTo(page, 'dialog button:not([type=submit])', { most: 4 })
    await press(page, 'Enter')
    await dialog.waitFor({ state: 'hidden' })
    expect((await focused(page)).tag).not.toBe('BODY')
    await tabTo(page, wayOn)
    await sendStep(page)
    for (let step = await routeOf(page); step !== 'payment'; step = await routeOf(page)) {
      await keepsToScreen()
      await answerForm(page)
      await sendStep(page)
    }

    await page.frameLocator('iframe[src*="/payments/frame/cardCvc"]').locator('input').waitFor()
    await answerForm(page)
    await press(page, 'Enter')
    await confirmed(page)
    await page.getByRole('heading', { level: 1, name: texts.checkout['confirmation.title.confirmed'] }).waitFor()
    await keepsToScreen()
    expect(await capturesOf(checkoutId)).toHaveLength(1)
    expect(complaints).toEqual([])
    await leave()
  })

  /** The default run has the same in German, on the pages of checkout-room.test.ts and accessibility.test.ts. */
  test.runIf(isFull)('at 320 px no page of the way scrolls sideways', async () => {
    const { page, leave } = await arrive(browser, { width: 320, height: 640 })
    const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth)
    await page.goto(`${originOf()}/xx-en/tours?query=Bergen`)
    expect(await widthOf(), 'tours').toBeLessThanOrEqual(320)
    await page.goto(`${originOf()}/xx-en/planner?tripId=${trips.bookable}`)
    expect(await widthOf(), 'tour').toBeLessThanOrEqual(320)
    await startAt(page, trips.bookable, 'traveller-details', { nth: 7 })
    await goToPayment(page, async (step) => expect(await widthOf(), step).toBeLessThanOrEqual(320))
    await leave()
  })
})
