import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftsOn, marksOn, rewriteDrafts, unknownOn } from './device.ts'
import { answerQuestions } from './filling.ts'
import { startAt } from './start-at.ts'
import { passStep, routeOf } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const dayMs = 24 * 60 * 60 * 1000
/** A page that was opened anew looks at its drafts once its scripts are there. */
const patient = { timeout: 15_000 }
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const isSaved = (page: Page) => page.getByText('Saved on this device').waitFor()

/** By its address: at a reload the browser itself would put back what was typed. */
async function reopen(page: Page): Promise<void> {
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  await hydrated(page)
}

describe('what a device keeps of a checkout', () => {
  test('what is being typed, encrypted and for a day; nothing of what cannot be read, nor after “Clear my data”', async () => {
    const { page, leave } = await arrive(browser)
    const { checkoutId } = await startAt(page, trips.namesOnly, 'traveller-details', { nth: 13 })
    const now = Date.now()
    await page.clock.setFixedTime(now)
    const firstName = field(page, 'contactInfo.firstName')
    const type = async () => {
      await firstName.fill('Ida Märta')
      await isSaved(page)
    }

    await type()
    const [draft, ...others] = await draftsOn(page)
    expect(others).toEqual([])
    expect(draft).toMatchObject({ id: `traveller-details-${checkoutId}`, writtenAt: now, isKeyReadable: false })
    expect(draft?.sealed).not.toMatch(/Ida|contactInfo|typed/)

    await rewriteDrafts(page, { writtenAt: now - dayMs + 1 })
    await reopen(page)
    await expect.poll(() => firstName.inputValue(), patient).toBe('Ida Märta')
    for (const age of [dayMs, dayMs + 1]) {
      await rewriteDrafts(page, { writtenAt: now - age })
      await reopen(page)
      await expect.poll(() => draftsOn(page), patient).toEqual([])
      expect(await firstName.inputValue()).toBe('')
      await type()
    }

    await rewriteDrafts(page, { isBroken: true })
    await reopen(page)
    await field(page, 'contactInfo.lastName').fill('Strand')
    await isSaved(page)
    expect(await firstName.inputValue()).toBe('')

    // Of another checkout, and wherever the visitor goes next.
    await rewriteDrafts(page, { writtenAt: now - dayMs })
    await page.goto(`${originOf()}/xx-en/faq`)
    await hydrated(page)
    await page.locator('header a').first().focus()
    await expect.poll(() => draftsOn(page), patient).toEqual([])
    await page.goBack()
    await hydrated(page)
    await field(page, 'contactInfo.lastName').fill('Strand')
    await isSaved(page)
    await expect.poll(() => unknownOn(page), patient).toEqual([])

    await page.getByRole('button', { name: 'Clear my data' }).press('Enter')
    await page.getByRole('button', { name: 'Continue with this booking' }).waitFor()
    expect(await draftsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Continue with this booking' }).click()
    await page.locator('html[data-route=traveller-details]').waitFor()
    await hydrated(page)
    expect(await field(page, 'contactInfo.lastName').inputValue()).toBe('')
    await leave()
  })

  test('where it is and what is done, until the shop knows better; Back and Forward keep every answer', async () => {
    const { page, complaints, leave } = await arrive(browser)
    const { checkoutId } = await startAt(page, trips.bookable, 'traveller-details', { nth: 14 })
    const at = (route: string) => page.locator(`html[data-route=${route}]`).waitFor()
    await passStep(page)
    expect(await routeOf(page)).toBe('additional-options')
    expect(await marksOn(page, checkoutId)).toMatchObject({ active: 'additional-options', completed: ['traveller-details'] })
    await page.evaluate((id) => {
      localStorage.setItem('checkout-active-route', 'payment')
      localStorage.setItem(`checkout-completed-${id}`, '["traveller-details","payment"]')
    }, checkoutId)
    await page.reload()
    await hydrated(page)
    expect(await routeOf(page)).toBe('additional-options')
    await expect
      .poll(() => marksOn(page, checkoutId), patient)
      .toMatchObject({ active: 'additional-options', completed: ['traveller-details'] })

    const lounge = page.locator('label:has(input[type=radio])', { hasText: 'Departure day' }).first()
    await lounge.click()
    await page.locator('main [role=status]', { hasText: 'Saved' }).waitFor()
    await passStep(page)
    await hydrated(page)
    expect(await routeOf(page)).toBe('experiences')
    await answerQuestions(page)
    const answers = () =>
      page
        .locator('form#experiences')
        .evaluate((form) => [...new FormData(form as HTMLFormElement)].filter(([name]) => !name.startsWith('__')))
    const written = await answers()

    await page.goBack()
    await at('additional-options')
    expect(await lounge.locator('input').isChecked()).toBe(true)
    await page.goBack()
    await at('traveller-details')
    await expect.poll(() => field(page, 'contactInfo.firstName').inputValue(), patient).toBe('Ida Märta')
    await page.goForward()
    await at('additional-options')
    expect(await lounge.locator('input').isChecked()).toBe(true)
    await page.goForward()
    await at('experiences')
    await expect.poll(answers, patient).toEqual(written)
    expect(complaints).toEqual([])
    await leave()
  })
})
