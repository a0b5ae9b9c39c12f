import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, hydrated, openBrowser, originOf, type Visitor } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The list of tours, for somebody to whom pages may move; with `held` a change of view stands still where it began. */
async function visitTours(held: boolean): Promise<Visitor> {
  const visitor = await arrive(browser, { motion: true })
  const { page } = visitor
  await page.goto(`${originOf()}/xx-en/tours`)
  await hydrated(page)
  await page.evaluate((isHeld) => {
    const changes = { begun: 0, over: 0, left: 0 }
    Object.assign(window, { stayed: true, changes })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      changes.begun += 1
      changes.left = Math.round(scrollY)
      const end = () => {
        changes.over += 1
      }
      transition.finished.then(end, end)
      const hold = () => {
        for (const animation of document.getAnimations()) animation.pause()
      }
      if (isHeld) transition.ready.then(hold, () => {})
      return transition
    }
  }, held)
  return visitor
}

const cards = (page: Page) => page.locator('main article h2 a')
const changesOf = (page: Page): Promise<{ begun: number; over: number; left: number }> =>
  page.evaluate(() => Reflect.get(window, 'changes'))
const expectChanges = (page: Page, begun: number, over: number) =>
  expect.poll(() => changesOf(page), { timeout: 10_000 }).toMatchObject({ begun, over })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** Where the reader is after a change of page: at its top, its heading has the focus, its title was said, and nothing of the change is left. */
async function expectArrived(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('main h1'), undefined, { timeout: 5000 })
  const title = await page.title()
  expect(title).toContain(heading)
  await page.waitForFunction(
    (said) => [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === said),
    title,
  )
  await page.waitForFunction(
    () => ![...document.querySelectorAll<HTMLElement>('[style]')].some(({ style }) => style.viewTransitionName),
    undefined,
    { timeout: 5000 },
  )
  expect([await scrolled(page), await page.evaluate(() => 'stayed' in window)]).toEqual([0, true])
}

test('the picture of a card grows into that of its tour: focus, title and place are those of the new page, Back leads to where it was left', async () => {
  const { page, complaints, leave } = await visitTours(false)
  const card = cards(page).nth(9)
  const heading = await card.innerText()
  await card.click()
  await page.waitForURL(/planner\?tripId=/)
  await expectChanges(page, 1, 1)
  await expectArrived(page, heading)
  const { left } = await changesOf(page)
  expect(left).toBeGreaterThan(200)
  await page.goBack()
  await page.waitForURL(/\/tours$/)
  await expect.poll(() => scrolled(page), { timeout: 10_000 }).toBe(left)
  await expectChanges(page, 1, 1)
  expect(complaints).toEqual([])
  await leave()
})

test('who goes on while it moves does not wait: a touch ends it, another page takes its place', async () => {
  const { page, complaints, leave } = await visitTours(true)
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
  const [heading, next, href] = await Promise.all([first.innerText(), second.innerText(), second.getAttribute('href')])
  await first.click()
  await expectChanges(page, 1, 0)
  await page.mouse.move(640, 450)
  await page.mouse.down()
  await expectChanges(page, 1, 1)
  await page.mouse.up()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)

  await page.goBack()
  await page.waitForURL(/\/tours$/)
  await first.click()
  await expectChanges(page, 2, 1)
  await page.evaluate((to) => void navigation.navigate(to ?? ''), href)
  await page.getByRole('heading', { level: 1, name: next, exact: true }).waitFor()
  await page.keyboard.press('Shift')
  await expectArrived(page, next)
  const { begun } = await changesOf(page)
  await expectChanges(page, begun, begun)
  expect(complaints).toEqual([])
  await leave()
})

test('from a tour to a similar one: another page from its top, and nothing of what was chosen on the first', async () => {
  const { page, complaints, leave } = await visitTours(false)
  await cards(page).first().click()
  await page.locator('#dates input[name=startDate]:enabled').first().check()
  const unchosen = page.getByText('Choose a date to see what it costs in all.')
  await expect.poll(() => unchosen.count(), { timeout: 10_000 }).toBe(0)
  const similar = page.locator('section[aria-labelledby="similar-title"] article h3 a').first()
  await similar.scrollIntoViewIfNeeded()
  expect(await scrolled(page)).toBeGreaterThan(500)
  const heading = await similar.innerText()
  await similar.click()
  await expectArrived(page, heading)
  await unchosen.first().waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('of two cards that are pressed one after the other the second is shown, whichever comes first', async () => {
  const { page, complaints, leave } = await visitTours(false)
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
  const [slow, next] = await Promise.all([first.getAttribute('href'), second.innerText()])
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const tripId = new URL(slow ?? '', originOf()).searchParams.get('tripId')
  await page.route(`**/planner/_payload.json?tripId=${tripId}`, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await first.click()
  await second.click()
  await expectArrived(page, next)
  answer()
  await expectChanges(page, 1, 1)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(next)
  expect(complaints).toEqual([])
  await leave()
})
