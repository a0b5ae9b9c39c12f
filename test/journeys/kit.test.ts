import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, ElementHandle, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, type Server, startServer } from '../../scripts/local/server.ts'
import { prepareState } from '../../scripts/local/state.ts'
import { type Found, goThrough, offerAxe, scenesOn } from './scenes.ts'
import { arrive, expectAccessible, hydrated, openBrowser, originOf, staysFor } from './visitor.ts'

const root = join(import.meta.dirname, '../..')
const manifestIn = (build: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, build, 'client/.vite/manifest.json'), 'utf8')) as object)
const kitFiles = (build: string) => manifestIn(build).filter((file) => file.includes('src/client/kit/'))

let browser: Browser
let server: Server
const path = mkdtempSync(join(tmpdir(), 'tidemark-kit-'))

beforeAll(async () => {
  const port = await freePort()
  await prepareState({ port, path })
  ;[server, browser] = await Promise.all([startServer({ port, path, from: 'dist-kit' }), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await server.dispose()
  rmSync(path, { recursive: true, force: true })
})

/** Texts that the page asked for and did not get. */
function missingTexts(page: Page): string[] {
  const missing: string[] = []
  page.on('console', (message) => message.text().startsWith('No text for') && missing.push(message.text()))
  return missing
}

test('a production build neither contains nor answers the bench', async () => {
  expect(kitFiles('dist-kit')).not.toEqual([])
  expect(kitFiles('dist')).toEqual([])
  const { page, leave } = await arrive(browser)
  const answer = await page.goto(`${originOf()}/xx-en/_kit`)
  expect(answer?.status()).toBe(404)
  await leave()
})

test.each([
  ['tidemark', '/xx-en/_kit', 1280],
  ['tidemark', '/xx-en/_kit', 360],
  ['nordlys', '/_kit', 1280],
  ['noctua', '/de-de/_kit', 1280],
])('the bench in %s (%s, %i px) keeps the policy, the width and the accessibility rules', async (brand, address, width) => {
  const { page, complaints, leave } = await arrive(browser, { width })
  const missing = missingTexts(page)
  const answer = await page.goto(`http://${brand}.localhost:${server.port}${address}`)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await hydrated(page)
  const [rest, hover] = await Promise.all(
    ['rest', 'hover'].map((state) =>
      page
        .locator(`#buttons [data-state=${state}]`)
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor),
    ),
  )
  expect(hover).not.toBe(rest)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await expectAccessible(page, 'html')
  await page.locator('#toasts button').first().click()
  await page.getByText('A toast that says default').first().waitFor()
  expect([...complaints, ...missing]).toEqual([])
  await leave()
})

/** On a phone parts of pages are judged on their pages; what stands around them has to fit here, too. */
const narrow = ', narrow'
const hasNarrow = new Set(['header', 'footer', 'layouts', 'results'])

/** Goes through the scenes of all stages, or of some. */
async function goThroughStages(page: Page, only?: readonly string[]): Promise<Found> {
  const all = await scenesOn(page)
  expect(all.length).toBeGreaterThan(100)
  const wanted = all.filter(({ stage, name }) => (only ? only.includes(stage) : hasNarrow.has(stage) || !name.endsWith(narrow)))
  return goThrough(
    page,
    wanted.map((scene) => ({ ...scene, isJudged: !scene.name.endsWith(narrow) })),
  )
}

const openedMenus = {
  'menus: mega-menu': ['menu-sample'],
  'menus: account menu': ['account-menu'],
  'menus: mobile menu': ['mobile-menu'],
  'menus: mobile menu, middle': ['mobile-menu'],
  'menus: second level': ['mobile-menu', 'sub-sample'],
  'menus: third level': ['mobile-menu', 'sub-sample', 'sub-everything'],
  'menus: more than nine': ['mobile-menu'],
  'menus: all of them': ['mobile-menu'],
  'menus: without accounts': ['mobile-menu'],
}

test('everything that takes the page or covers it can be looked at, one by one', { timeout: 480_000 }, async () => {
  const { page, complaints, leave } = await arrive(browser)
  const missing = missingTexts(page)
  await offerAxe(page)
  await page.goto(`http://tidemark.localhost:${server.port}/xx-en/_kit`)
  await hydrated(page)
  expect(await goThroughStages(page)).toEqual({
    dialogs: [
      'cookie preferences: refused',
      'cookie preferences: accepted',
      'availability: a price changed',
      'availability: accepting',
      'availability: a part is lost',
    ],
    opened: { ...openedMenus, 'results: facets, narrow': ['facets'] },
    faults: [],
  })
  await page.getByRole('button', { name: 'Named by its tooltip' }).hover()
  await page.locator('#tooltip').filter({ hasText: 'Named by its tooltip', visible: true }).waitFor()
  await expectAccessible(page, '#tooltip')
  expect([...complaints, ...missing]).toEqual([])
  await leave()
})

test.each([
  ['nordlys', '/_kit'],
  ['noctua', '/de-de/_kit'],
])('menus, footer and layouts of %s, in every form', { timeout: 240_000 }, async (brand, address) => {
  const { page, complaints, leave } = await arrive(browser)
  await offerAxe(page)
  await page.goto(`http://${brand}.localhost:${server.port}${address}`)
  await hydrated(page)
  const chrome = ['menus', 'footer', 'layouts']
  expect(await goThroughStages(page, chrome)).toEqual({ dialogs: [], opened: openedMenus, faults: [] })
  expect(complaints).toEqual([])
  await leave()
})

/** A picture of an element with its outline. */
async function pictureOf(page: Page, element: ElementHandle): Promise<Buffer> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 }
  return page.screenshot({ clip: { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 } })
}

/** What stands for a state, and how it is taken away; the picture is of what is named. */
const states: readonly (readonly [what: string, picture: string, mark: string, unmark: (mark: Element) => void])[] = [
  ['a saved tour', '#search button[aria-pressed]', '#search button[aria-pressed]', (mark) => mark.setAttribute('aria-pressed', 'true')],
  [
    'a chosen facet',
    '#search a[aria-current]',
    '#search a[aria-current] svg',
    (mark) => {
      mark.closest('a')?.removeAttribute('aria-current')
      mark.remove()
    },
  ],
  ['the page of a list', '#ways a[aria-current="page"]', '#ways a[aria-current="page"]', (mark) => mark.removeAttribute('aria-current')],
  ['a chosen date', '#tour fieldset label:has(time):has(:checked)', '#tour label:has(time) > :checked', uncheck],
  ['a chosen day', '#tour table label:has(:checked)', '#tour table :checked', uncheck],
  ['a chosen tile', '#design label:has([type=radio]:checked)', '#design [type=radio]:checked', uncheck],
  ['one of several tiles', '#design label:has([type=checkbox]:checked)', '#design [type=checkbox]:checked', uncheck],
  ['the question of four', '#design [data-state=here]', '#design [data-state=here]', (mark) => mark.setAttribute('data-state', 'ahead')],
  [
    'the step of a booking',
    '#checkout [data-state=active]',
    '#checkout [data-state=active]',
    (mark) => mark.setAttribute('data-state', 'later'),
  ],
]
function uncheck(mark: Element): void {
  if (mark instanceof HTMLInputElement) mark.checked = false
}

test('in forced colours what is pressed, chosen or current can be told from what is not', async () => {
  const { page, leave } = await arrive(browser)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`http://tidemark.localhost:${server.port}/xx-en/_kit`)
  await hydrated(page)
  const alike: string[] = []
  for (const [what, picture, mark, unmark] of states) {
    const element = await page.locator(picture).first().elementHandle()
    const marked = await page.locator(mark).first().elementHandle()
    if (!element || !marked) throw new Error(`${what} is not on the bench`)
    await element.scrollIntoViewIfNeeded()
    await Promise.all((await element.$$('img')).map((image) => image.evaluate((each: HTMLImageElement) => each.decode())))
    const [first, again] = [await pictureOf(page, element), await pictureOf(page, element)]
    await marked.evaluate(unmark)
    if (!first.equals(again)) alike.push(`${what} does not keep still`)
    else if (first.equals(await pictureOf(page, element))) alike.push(what)
  }
  expect(alike).toEqual([])
  await leave()
})

const toastTypes = ['default', 'info', 'success', 'warning', 'error', 'loading'] as const

test('of six types of toast one is there at a time, at the top right, unmoving; loading becomes done', { timeout: 60_000 }, async () => {
  const { page, complaints, leave } = await arrive(browser, { motion: true })
  await page.goto(`http://tidemark.localhost:${server.port}/xx-en/_kit`)
  await hydrated(page)
  const press = (name: string) => page.locator('#toasts').getByRole('button', { name, exact: true }).click()
  const toast = page.locator('.Toastify__toast')
  const said = page.getByRole('status').filter({ hasText: 'A toast that says' })
  const opening = Date.now()
  const seen: unknown[] = []
  for (const [at, type] of toastTypes.entries()) {
    await page.clock.setFixedTime(opening + at * 390)
    await press(type)
    await toast.filter({ hasText: `A toast that says ${type}` }).waitFor()
    await expect.poll(() => toast.count(), { timeout: 15_000 }).toBe(1)
    await page.clock.setFixedTime(opening + at * 390 + 389)
    await press(type === 'info' ? 'error' : 'info')
    expect(await said.first().textContent(), 'within the lock another is dropped').toContain(`says ${type}`)
    seen.push(
      await toast.evaluate((element) => {
        const { top, right } = element.getBoundingClientRect()
        return [/Toastify__toast--(\w+)/.exec(element.className)?.[1], top < 40 && innerWidth - right < 40, element.getAnimations().length]
      }),
    )
    expect(await page.locator('.Toastify__progress-bar').filter({ visible: true }).count()).toBe(0)
    if (type !== 'loading') expect(await staysFor(toast)).toBe('4s')
  }
  expect(seen).toEqual(['default', 'info', 'success', 'warning', 'error', 'default'].map((look) => [look, true, 0]))
  await page.clock.setFixedTime(opening + toastTypes.length * 390)
  await press('loading, then done')
  await toast.filter({ hasText: 'A toast that says success' }).waitFor()
  expect([await toast.count(), await staysFor(toast)]).toEqual([1, '4s'])
  expect(complaints).toEqual([])
  await leave()
})
