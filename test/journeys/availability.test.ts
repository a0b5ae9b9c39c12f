import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAt } from './start-at.ts'
import { leaves } from './traveller.ts'
import { arrive, expectAccessible, hydrated, openBrowser } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('what a check has found', () => {
  test('a stay that is full is swapped in the provider’s frame, and the booking goes on', async () => {
    const { page, complaints, leave } = await arrive(browser, { width: 360, height: 740 })
    await startAt(page, 't9000015', 'availability')
    await page.getByRole('alertdialog').waitFor()
    await expectAccessible(page)
    // What keeps these dates is the next thing to do; other dates are the other way out.
    const backgroundOf = (role: 'button' | 'link', name: string) =>
      page
        .getByRole('alertdialog')
        .getByRole(role, { name })
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    const accent = await backgroundOf('button', 'Decide part by part')
    expect([accent, await backgroundOf('link', 'Choose other dates')]).toEqual([expect.stringMatching(/^rgb\(/), 'rgba(0, 0, 0, 0)'])
    await page.getByRole('button', { name: 'Decide part by part' }).press('Enter')
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
    await page
      .getByRole('group', { name: /What would you like to do/ })
      .getByRole('link', { name: 'See alternatives' })
      .press('Enter')
    await page.waitForURL(/module-replacement/)
    await hydrated(page)
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin')
    await page.frameLocator('iframe').getByRole('button').first().press('Enter')
    await page.waitForURL((url) => url.pathname.endsWith('/availability'))
    await page.getByText('Everything is available.').waitFor()
    await page.getByRole('heading', { name: 'What you decided' }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await leaves(page, 'availability')
    expect(complaints).toEqual([])
    await leave()
  })

  test('of two new prices one is agreed to and the other part left out, each by itself', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await startAt(page, 't9000313', 'availability')
    await page.getByRole('button', { name: 'Decide part by part' }).press('Enter')
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
    await page
      .getByRole('radio', { name: /^Agree to the new price/ })
      .first()
      .press('Space')
    await page
      .getByRole('radio', { name: /^Leave it out/ })
      .nth(1)
      .press('Space')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await leaves(page, 'availability')
    expect(complaints).toEqual([])
    await leave()
  })
})
