import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const tour = '/xx-en/new-tour-detail?tripId=t9000001'
const days = '#dates table input[type=radio]:enabled'

describe('the second design of a tour', () => {
  test.each([360, 1280])('is read, priced and begun at %i px, without a complaint', async (width) => {
    const { page, complaints, leave } = await arrive(browser, { width })
    await page.goto(`${originOf()}${tour}`)
    await hydrated(page)
    await page.locator(days).first().waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.locator(days).first().focus()
    await page.keyboard.press('Space')
    // On a phone the sheet waits for its button.
    if (width === 360) await page.locator('button[aria-controls=booking-sheet]').press('Enter')
    await page.locator('form#booking data').first().waitFor({ state: 'visible' })
    await expectAccessible(page)
    await page.locator('form#booking button[type=submit]').click()
    await page.waitForURL(/\/checkout\/[a-z0-9]{12}/)
    expect(complaints).toEqual([])
    await leave()
  })

  test('turns the month, and lets a date go that was chosen for another one', async () => {
    const { page, leave } = await arrive(browser)
    await page.goto(`${originOf()}${tour}`)
    await page.locator(days).first().check({ force: true })
    await page.locator('form#booking dl').waitFor()
    const month = page.locator('#dates select').filter({ has: page.locator('option[value^="20"]') })
    const first = await month.inputValue()
    await page.getByRole('button', { name: 'The month after' }).click()
    await page.waitForFunction((before) => !document.querySelector(`#dates input[value^="${before}"]`), first)
    expect(await month.inputValue()).not.toBe(first)
    expect(await page.locator('form#booking dl').count()).toBe(0)
    await leave()
  })

  test('marks the stop that is being read', async () => {
    const { page, leave } = await arrive(browser)
    await page.goto(`${originOf()}${tour}`)
    await hydrated(page)
    const stop = page.locator('nav a[href^="#stop-"]').nth(1)
    await stop.click()
    await page.locator('nav a[href="#stop-2"][aria-current=location]').waitFor()
    expect(await page.locator('nav a[href^="#stop-"][aria-current]').count()).toBe(1)
    await leave()
  })

  test('on a phone the sheet opens with a date, goes down and comes up again', async () => {
    const { page, leave } = await arrive(browser, { width: 360, height: 740 })
    await page.goto(`${originOf()}${tour}`)
    const submit = page.locator('form#booking button[type=submit]')
    await page.locator(days).first().check({ force: true })
    await submit.waitFor({ state: 'visible' })
    await page.locator('button[aria-controls=booking-sheet]').click()
    await submit.waitFor({ state: 'hidden' })
    await page.locator('button[aria-controls=booking-sheet]').click()
    await submit.waitFor({ state: 'visible' })
    await leave()
  })

  test('by keyboard the sheet does not cover the dates: it waits for its button', async () => {
    const { page, leave } = await arrive(browser, { width: 360, height: 740 })
    await page.goto(`${originOf()}${tour}`)
    await page.locator(days).first().focus()
    await page.keyboard.press('Space')
    const button = page.locator('button[aria-controls=booking-sheet]')
    await button.waitFor()
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await button.press('Enter')
    await page.locator('form#booking button[type=submit]').waitFor({ state: 'visible' })
    await page.locator(days).first().focus()
    await page.locator('button[aria-controls=booking-sheet][aria-expanded=false]').waitFor()
    await leave()
  })

  test('works without JavaScript', async () => {
    const { page, leave } = await arrive(browser, { javaScript: false })
    await page.goto(`${originOf()}${tour}`)
    await page.locator('#dates form[method=get] button').click()
    await page.locator('#dates input[name=startDate]').first().check()
    await page.locator('#dates form[method=post] button').click()
    await page.waitForURL(/\/checkout\/[a-z0-9]{12}/)
    await leave()
  })
})
