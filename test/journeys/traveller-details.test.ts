import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressed } from '../../scripts/bench/sizes.ts'
import { fillTravellersByField } from './filling.ts'
import { startAt, startedCheckout } from './start-at.ts'
import { routeOf } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const submit = (page: Page) => page.locator('#traveller-details button[type=submit]:not([name])').last()
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

describe('traveller details', () => {
  test('a visit loads neither the phone numbers of the world nor the shapes of answers; writing a number brings them', async () => {
    const { page, context, complaints, leave } = await arrive(browser)
    const { address } = await startedCheckout(context, trips.bookable, 'traveller-details', { nth: 11 })
    const scripts = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) scripts.add(pathname.slice(1))
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await hydrated(page)
    const total = () => [...scripts].reduce((sum, file) => sum + compressed(file), 0)
    const plain = total()
    expect(plain).toBeGreaterThan(50_000)
    expect(plain).toBeLessThanOrEqual(120_000)

    const phone = field(page, 'contactInfo.mobilePhone')
    await field(page, 'contactInfo.mobilePhoneCountry').selectOption('GB')
    await phone.fill('(020) 7946 0123')
    await phone.blur()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name="contactInfo.mobilePhone"]')?.value === '+442079460123',
    )
    expect(total()).toBeGreaterThan(plain + 20_000)
    await phone.fill('+44 20')
    await phone.blur()
    await page.locator('[data-invalid] [name="contactInfo.mobilePhone"]').waitFor()
    expect(complaints).toEqual([])
    await leave()
  })

  test('everything required, in German at 320 px: what is missing is listed first, each line leads to its field', async () => {
    const { page, complaints, leave } = await arrive(browser, { width: 320, height: 700 })
    await startAt(page, trips.everythingRequired, 'traveller-details', { prefix: 'de-de' })
    await page.getByLabel('Die Rechnung', { exact: false }).uncheck()
    await submit(page).click()
    const summary = page.locator('[role=alert]:has(h2)')
    await summary.waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
    expect(await page.title()).toMatch(/^Fehler: /)
    expect(new URL(page.url()).searchParams.get('touched')).toBe('1')
    expect(await summary.getByRole('link').count()).toBe(14 + 2 * 14 + 10)
    expect(await summary.getByRole('link').first().textContent()).toContain('Kontakt')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await summary.getByRole('link', { name: /Person 2 – Nachname/ }).click()
    expect(await focusedName(page)).toBe('paxInfo[1].lastName')
    await page.keyboard.type('Strand')
    await page.locator('[name="paxInfo[1].lastName"]:not([aria-invalid])').waitFor()
    expect(complaints).toEqual([])
    await leave()
  })

  test('an address asks as its country does; one press shares what travellers have in common', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await startAt(page, trips.everythingRequired, 'traveller-details', { nth: 3 })
    const country = field(page, 'contactInfo.address.countryCode')
    const postcode = field(page, 'contactInfo.address.postalCode')
    await country.selectOption('HK')
    await postcode.waitFor({ state: 'detached' })
    await country.selectOption('US')
    await postcode.waitFor()
    expect(await page.getByLabel('ZIP code').count()).toBe(1)
    expect(await page.getByLabel('State', { exact: true }).count()).toBe(1)
    await postcode.fill('10001')
    await field(page, 'contactInfo.firstName').fill('Ida')
    await page.getByRole('button', { name: 'This is the contact person' }).press('Enter')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="paxInfo[0].address.postalCode"]')?.value === '10001')
    expect(await field(page, 'paxInfo[0].firstName').inputValue()).toBe('Ida')
    expect(await field(page, 'paxInfo[0].address.countryCode').inputValue()).toBe('US')
    await field(page, 'paxInfo[0].nationalityCountryCode').selectOption('NO')
    await page.getByRole('button', { name: 'Everyone has this nationality' }).click()
    expect(await field(page, 'paxInfo[1].nationalityCountryCode').inputValue()).toBe('NO')
    expect(await routeOf(page)).toBe('traveller-details')
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await leave()
  })

  test('what was written here stands beside something newer, and can be taken back', async () => {
    const { page, context, leave } = await arrive(browser)
    const { checkoutId } = await startedCheckout(context, trips.bookable, 'additional-options', { nth: 12 })
    const address = `${originOf()}/xx-en/checkout/${checkoutId}/traveller-details`
    await page.goto(address)
    await hydrated(page)
    await field(page, 'contactInfo.firstName').fill('Written here')
    await page.getByText('Saved on this device').waitFor()
    const status = await page.locator('#traveller-details').evaluate(async (element) => {
      const form = new FormData(element as HTMLFormElement)
      form.set('contactInfo.firstName', 'Newer')
      const entries = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
      return (await fetch('', { method: 'POST', body: new URLSearchParams(entries), redirect: 'manual' })).type
    })
    expect(status).toBe('opaqueredirect')
    await page.goto(address)
    await page.getByText('changed elsewhere').waitFor()
    expect(await field(page, 'contactInfo.firstName').inputValue()).toBe('Newer')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use what I wrote here' }).click()
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="contactInfo.firstName"]')?.value === 'Written here')
    await leave()
  })

  test('without JavaScript one press fills in the first traveller, and the form goes on', async () => {
    const { page, leave } = await arrive(browser, { javaScript: false })
    await page.goto(`${originOf()}/xx-en/planner?tripId=${trips.namesOnly}&rooms=2`)
    await page.locator('#dates input[name=startDate]:enabled').nth(4).check()
    await page.locator('#dates form[method=post] button').click()
    await page.waitForURL(/traveller-details/)
    await field(page, 'contactInfo.firstName').fill('Ida')
    await field(page, 'contactInfo.lastName').fill('Strand')
    await field(page, 'contactInfo.email').fill('ida.strand@example.org')
    await page.getByRole('button', { name: 'This is the contact person' }).click()
    expect(await field(page, 'paxInfo[0].lastName').inputValue()).toBe('Strand')
    expect(await page.locator('[aria-invalid]').count()).toBe(0)
    await field(page, 'paxInfo[1].firstName').fill('Bo')
    await submit(page).click()
    expect(await page.locator('[aria-invalid]').count()).toBe(1)
    await field(page, 'paxInfo[1].lastName').fill('Strand')
    await submit(page).click()
    await page.waitForURL(/additional-options|experiences/)
    await leave()
  })

  test('in Finnish: everything filled in by paste is kept and goes on', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await startAt(page, trips.everythingRequired, 'traveller-details', { nth: 6, prefix: 'fi-fi' })
    await field(page, 'contactInfo.lastName').evaluate((input) => {
      const data = new DataTransfer()
      data.setData('text', 'Ääkkönen')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
    expect(await page.locator('main input[onpaste]').count()).toBe(0)
    await fillTravellersByField(page)
    for (const name of ['contactInfo.companyName', 'contactInfo.address.street2', 'paxInfo[0].secondOrAdditionalName'])
      await field(page, name).fill('Harbour')
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await leave()
  })
})
