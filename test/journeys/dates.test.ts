import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { tellSandbox } from './ledger.ts'
import { trips } from './trips.ts'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(() => tellSandbox({ fault: 'none' }))
afterAll(() => browser.close())

describe('the dates of a tour', () => {
  test('after a failure of the provider are asked for again, with rooms and month kept', async () => {
    const { page, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en/planner?tripId=${trips.bookable}`)
    await hydrated(page)
    const dates = page.locator('input[type=radio][name=startDate]:enabled')
    await dates.first().waitFor()
    await page.locator('#adults-0').selectOption('3')
    await page.locator('#children-0').selectOption('1')
    await page.locator('#age-0-0').selectOption('5')
    await dates.first().waitFor()
    await tellSandbox({ fault: 'fail' })
    const month = page.locator('input[name=departure-month]').nth(4)
    await month.check({ force: true })
    const alert = page.getByRole('alert').filter({ hasText: 'We could not get the dates' })
    await alert.waitFor({ timeout: 20_000 })
    await expectAccessible(page)
    await tellSandbox({ fault: 'none' })
    const asking = page.waitForRequest((request) => request.url().includes('/discovery/departures'))
    await alert.getByRole('button').press('Enter')
    const { searchParams } = new URL((await asking).url())
    expect([searchParams.get('rooms'), searchParams.get('month')]).toEqual(['3-5', await month.getAttribute('value')])
    await dates.first().waitFor()
    expect(await month.isChecked()).toBe(true)
    expect([await page.locator('#adults-0').inputValue(), await page.locator('#age-0-0').inputValue()]).toEqual(['3', '5'])
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    await leave()
  })
})
