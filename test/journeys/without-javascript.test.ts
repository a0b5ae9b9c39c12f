import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { programAnswer } from '../setup/sandbox-control.ts'
import { answerQuestionsByField, fillTravellersByField } from './filling.ts'
import { tellSandbox } from './ledger.ts'
import { routeOf } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, openBrowser, originOf, portOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const tour = '/xx-en/planner?tripId=t0010001'

/** By its id, as what stands in a noscript element has no text and no role for the automation. */
const refused = (page: Page) => page.locator('#dates-refused').textContent()

describe('without JavaScript', () => {
  test('home, search and tour lead to the start of the checkout', async () => {
    const { page, leave } = await arrive(browser, { javaScript: false })
    await page.goto(`${originOf()}/xx-en`)
    await page.locator('main input[name=query]').first().fill('Bergen')
    await page.locator('main form').first().getByRole('button').last().click()
    await page.waitForURL(/\/xx-en\/tours\?.*query=Bergen/)
    await page.locator('main a[href*="planner?tripId="]').first().click()
    await page.waitForURL(/planner\?tripId=/)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('')
    await page.locator('#dates select[name=rooms]').selectOption('2-8')
    await page.locator('#dates form[method=get] button').click()
    await page.waitForURL(/planner\?tripId=.*rooms=2-8/)
    await page.locator('#dates input[name=startDate]:enabled').first().check()
    await page.locator('#dates form[method=post] button').click()
    await page.waitForURL(/\/checkout\/[a-z0-9]{12}\/traveller-details/)
    expect(await page.locator('main form').count()).toBeGreaterThan(0)
    await leave()
  })

  test('what is asked for on a tour page is kept nowhere', async () => {
    const { page, leave } = await arrive(browser, { javaScript: false })
    const answer = await page.goto(`${originOf()}${tour}&month=2027-05&rooms=2`)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await leave()
  })

  test('a date that cannot be had is told on the tour page, with what was chosen', async () => {
    const { page, leave } = await arrive(browser, { javaScript: false })
    const dates = page.locator('#dates input[name=startDate]:enabled')
    await page.goto(`${originOf()}/xx-en/planner?tripId=${trips.lastPlaces}&rooms=2`)
    const startDate = (await dates.nth(1).getAttribute('value')) ?? ''
    await dates.nth(1).check()
    await tellSandbox({ takePlaces: { tripId: trips.lastPlaces, startDate, places: 1 } })
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('#dates form[method=post] button').click()
    expect((await answered).status()).toBe(422)
    expect(await refused(page)).toContain('can no longer be booked')
    expect(await page.locator('#dates select[name=rooms]').inputValue()).toBe('2')
    expect(await page.locator(`#dates input[value="${startDate}"]`).isDisabled()).toBe(true)
    await tellSandbox({ freePlaces: { tripId: trips.lastPlaces, startDate } })
    await dates.first().check()
    await page.locator('#dates form[method=post] button').click()
    await page.waitForURL(/\/checkout\/[a-z0-9]{12}\/traveller-details/)
    await leave()
  })

  test('a date that cannot be read asks for one of the dates, and keeps party and month', async () => {
    const { page, leave } = await arrive(browser, { javaScript: false })
    await page.goto(`${originOf()}${tour}`)
    await page.locator('#dates select[name=rooms]').selectOption('2-8')
    await page.locator('#dates select[name=month]').selectOption({ index: 4 })
    const month = await page.locator('#dates select[name=month]').inputValue()
    await page.locator('#dates form[method=get] button').click()
    await page.waitForURL(/rooms=2-8/)
    const date = page.locator('#dates input[name=startDate]:enabled').first()
    await date.evaluate((input) => input.setAttribute('value', '2027-13-45'))
    await date.check()
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('#dates form[method=post] button').click()
    expect((await answered).status()).toBe(422)
    expect(await refused(page)).toBe('Please choose one of the dates.')
    expect(await page.locator('#dates select[name=rooms]').inputValue()).toBe('2-8')
    expect(await page.locator('#dates select[name=month]').inputValue()).toBe(month)
    await leave()
  })

  test('asking for a link and going back keep what was typed', async () => {
    const { page, leave } = await arrive(browser, { javaScript: false, width: 360, height: 740 })
    await page.goto(`${originOf()}/xx-en/planner?tripId=${trips.bookable}&rooms=2`)
    await page.locator('#dates input[name=startDate]:enabled').first().check()
    await page.locator('#dates form[method=post] button').click()
    await page.waitForURL(/\/traveller-details/)
    const press = async (name: string) => {
      const answered = page.waitForEvent('load')
      await page.getByRole('button', { name, exact: true }).click()
      await answered
    }
    const city = page.locator('input[name="contactInfo.address.city"]')
    await city.fill('Aarhus')
    await page.locator('main summary', { hasText: 'Continue later or on another device' }).click()
    await page.locator('input[name=resumeEmail]').fill('ida.strand@example.org')
    await press('Send me a link')
    expect(await page.getByRole('textbox', { name: 'Your link' }).inputValue()).toContain('?resume=')
    expect(await city.inputValue()).toBe('Aarhus')
    await fillTravellersByField(page)
    await press('Continue')
    expect(await routeOf(page)).toBe('additional-options')
    const extra = page.locator('input[name^="upsell."]').last()
    await extra.check()
    await press('Back')
    expect(await routeOf(page)).toBe('traveller-details')
    await press('Continue')
    expect(await extra.isChecked()).toBe(true)
    await leave()
  })

  test('every step up to the payment is completed, although the provider was away when the first was sent', async () => {
    const { page, leave } = await arrive(browser, { javaScript: false, width: 360, height: 740 })
    await page.goto(`${originOf()}/xx-en/planner?tripId=${trips.bookable}&rooms=2`)
    await page.locator('#dates input[name=startDate]:enabled').first().check()
    await page.locator('#dates form[method=post] button').click()
    await page.waitForURL(/\/traveller-details/)
    const checkoutId = new URL(page.url()).pathname.split('/').at(-2) ?? ''
    const send = async (name: string | RegExp) => {
      const answered = page.waitForEvent('load')
      await page.getByRole('button', { name }).click()
      await answered
    }
    const wayOn = /^(?:Continue|Check availability)$/
    await fillTravellersByField(page)
    await programAnswer(portOf(), { path: `/checkout/v1/checkouts/${checkoutId}/traveler-details`, method: 'POST', status: 502 })
    await send(wayOn)
    await page.getByText('What you entered is kept on this page.').waitFor()
    await send('Send once more')
    expect(await routeOf(page)).not.toBe('traveller-details')
    for (let step = await routeOf(page); step !== 'payment'; step = await routeOf(page)) {
      if (step === 'experiences') await answerQuestionsByField(page)
      await send(wayOn)
    }
    await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor()
    await leave()
  })
})
