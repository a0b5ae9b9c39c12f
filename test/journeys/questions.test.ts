import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAt } from './start-at.ts'
import { leaves, passStep, routeOf } from './traveller.ts'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('days and times are written in boxes, and the way back takes the answers along', async () => {
  const { page, complaints, leave } = await arrive(browser, { width: 320 })
  await startAt(page, 't9000402', 'experiences')
  const moment = page.locator('fieldset:has([data-box=hour])').last()
  const boxes = [
    ['day', '5'],
    ['month', '11'],
    ['year', '2027'],
    ['hour', '8'],
    ['minute', '75'],
  ] as const
  for (const [box, text] of boxes) await moment.locator(`[data-box=${box}]`).fill(text)
  await page.locator('main textarea').first().fill('No fish, please')
  await page.locator('main h1').click()
  await moment.getByText('Write a real day, and a time between 00:00 and 23:59').waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await leaves(page, 'experiences')
  expect(await routeOf(page)).toBe('additional-options')
  await passStep(page)
  await hydrated(page)
  await expect.poll(() => page.locator('main textarea').first().inputValue()).toBe('No fish, please')
  expect(await moment.locator('[data-box=minute]').inputValue()).toBe('75')
  await moment.locator('[data-box=minute]').fill('15')
  await passStep(page, { byField: true })
  expect(complaints).toEqual([])
  await leave()
})

/** How many drafts of the answers this browser keeps. */
const draftsOf = (page: Page, id: string) =>
  page.evaluate(
    (key) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('tidemark-drafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count(key)
          counting.onerror = () => reject(counting.error)
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
    `activity-answers-${id}`,
  )

/** The first answer, as a page without scripts sends it on its way back. */
async function answerElsewhere(page: Page, text: string): Promise<void> {
  const name = (await page.locator('main textarea').first().getAttribute('name')) ?? ''
  const kind = await page.evaluate(
    async (fields) => (await fetch(location.href, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })).type,
    { intent: 'back', [name]: text },
  )
  expect(kind).toBe('opaqueredirect')
}

test('answers are kept on the device as they stand, an emptied one too, until they are saved; a newer one of another device is not overwritten', async () => {
  const { page, complaints, leave } = await arrive(browser)
  const { checkoutId: id, address } = await startAt(page, 't9000402', 'experiences')
  const answer = page.locator('main textarea').first()
  const kept = page.locator('main [role=status]', { hasText: 'Saved on this device' })
  const write = async (text: string) => {
    await hydrated(page)
    await answer.fill(text)
    await kept.waitFor()
  }
  const shows = (text: string) => expect.poll(() => answer.inputValue(), { timeout: 15_000 }).toBe(text)
  const goBack = async () => {
    await page.goto(address)
    await hydrated(page)
  }
  await write('No fish')
  await page.reload()
  await shows('No fish')
  await passStep(page, { byField: true })
  await goBack()
  await shows('No fish')
  expect(await draftsOf(page, id)).toBe(0)

  await write('')
  expect(await draftsOf(page, id)).toBe(1)
  await page.reload()
  await shows('')

  await answerElsewhere(page, 'No nuts')
  await page.reload()
  const told = page.locator('main [role=alert]', { hasText: 'changed elsewhere' })
  await told.waitFor()
  await shows('No nuts')
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Use what I wrote here' }).press('Enter')
  await shows('')

  await page.goto(`${originOf()}/xx-en/checkout/${id}/traveller-details`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Clear my data' }).press('Enter')
  await page.getByLabel('E-mail or booking reference').fill('ida.strand@example.org')
  await page.getByRole('button', { name: 'Continue with this booking' }).click()
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/traveller-details'))
  await goBack()
  await shows('No nuts')
  expect(await page.locator('main [role=alert]').count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})
