import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Look, looks } from '../../scripts/screens/page-kinds.ts'
import type { ErrorView } from '../../src/shared/page.ts'
import { isFull } from '../setup/full.ts'
import { faultsBeside, faultsOf } from './audit.ts'
import { equalAccessFaults } from './equal-access.ts'
import { menuAndDialogFaults } from './menu-and-dialog.ts'
import { openings, type Part, widths } from './openings.ts'
import { type Room, repeatedScenes, roomFaults, roomInTurn, rooms } from './room.ts'
import { openKind, openSight, sightsOf } from './sights.ts'
import { startAt } from './start-at.ts'
import { lookAround, surroundings } from './surroundings.ts'
import { goToPayment } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, openBrowser } from './visitor.ts'

const desktop = [1280]
/** English, German and Finnish: the longest words. */
const house: Look[] = looks.filter(({ host, kinds }) => host === 'tidemark.localhost' && !kinds)
/** Markets that differ in a banner, and the dark brand. */
const others: readonly (readonly [brand: string, look: Look, at: readonly number[]])[] = looks.flatMap((look) =>
  look.kinds ? [[look.brand, look, widths] as const] : look.brand === 'noctua' ? [[look.brand, look, desktop] as const] : [],
)
const minutes = 60_000

/** One width in turn, another in each language: between them the looks of the house show all that there is at every width. In full each look does. */
const widthsOf = (look: Look, turn: number, at: readonly number[]): readonly number[] =>
  isFull ? at : [at[(turn + looks.indexOf(look)) % at.length] ?? 1280]

/** Where words are longest, all rooms; elsewhere one in turn. In full all of them everywhere. */
const roomsOf = (look: Look, turn: number): readonly Room[] =>
  isFull || (house.includes(look) && look.language !== 'en') ? rooms : roomInTurn(turn)

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/**
 * All of axe's rules at every width: only styles tell widths apart, so that the page is resized, not loaded anew, but which elements are
 * there for a rule to judge follows from them, and a run with fewer rules costs nearly the same.
 */
async function faultsAt(page: Page, at: readonly number[], part?: Part): Promise<string[]> {
  const faults: string[] = []
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    if (part) await part.show?.(page)
    if (part && !(await page.locator(part.within).first().isVisible())) faults.push(`at ${width}: ${part.within} is not to be seen`)
    else faults.push(...(await faultsOf(page, part?.within)).map((fault) => `at ${width}: ${fault}`))
  }
  return faults
}

/** Pages without header and footer. */
const alone = new Set(['selector', 'error-503'])

/** `openedAt`: widths at which menu and dialog are opened in full; `judged`: surroundings that were seen so far, by width. */
type Visit = { kind: string; at: readonly number[]; openedAt: readonly (number | undefined)[]; judged: Set<string> }

/**
 * A page at each width. What stands around it is judged with it, and with menu and dialog open, where it looks as on no page before; else the document is judged without it.
 * In full all of it is judged on each page: in English at every width, in other languages menu and dialog at one in turn.
 */
async function faultsAround(page: Page, { kind, at, openedAt, judged }: Visit): Promise<string[]> {
  const faults: string[] = []
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    await page.mouse.move(0, 600)
    const around = `${width} ${await lookAround(page)}`
    const isJudged = !isFull && judged.has(around)
    judged.add(around)
    const found = isJudged ? await faultsBeside(page, surroundings) : await faultsOf(page)
    const opens = isFull ? openedAt.includes(width) : !isJudged
    if (opens && !alone.has(kind)) found.push(...(await menuAndDialogFaults(page, width)))
    faults.push(...found.map((fault) => `at ${width}: ${fault}`))
  }
  return faults
}

/** What opens on pages of a kind alone, or within what opens on all. A tour that was saved for it would be counted on the pages to come. */
async function openingFaults(page: Page, look: Look, kind: string): Promise<string[]> {
  const faults: string[] = []
  for (const [turn, { what, at, open, ...part }] of openings.entries()) {
    if (part.kind !== kind) continue
    const here = widthsOf(look, turn, at)
    await page.setViewportSize({ width: here[0] ?? 1280, height: 800 })
    await open?.(page)
    if (!part.show) await page.locator(part.within).first().waitFor()
    faults.push(...(await faultsAt(page, here, part)).map((fault) => `with ${what} ${fault}`))
    await page.keyboard.press('Escape')
  }
  await page.evaluate(() => localStorage.removeItem('saved-tours'))
  return faults
}

/** Every page of a look, on one visit each. */
async function faultsOn(page: Page, session: CDPSession, look: Look, all: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  const judged = new Set<string>()
  for (const [turn, [kind, sight]] of [...sightsOf(look)].entries()) {
    const at = widthsOf(look, turn, all)
    const openedAt = look.language === 'en' ? all : [all[turn % all.length]]
    await page.setViewportSize({ width: at[0] ?? 1280, height: 800 })
    await openSight(page, look, sight)
    const found = sight.isMore ? [] : await repeatedScenes(page)
    found.push(...(await faultsAround(page, { kind, at, openedAt, judged })))
    if (isFull) found.push(...(await equalAccessFaults(page)))
    found.push(...(await roomFaults(page, session, roomsOf(look, turn))))
    if (house.includes(look)) found.push(...(await openingFaults(page, look, kind)))
    faults.push(...found.map((fault) => `${kind} ${fault}`))
  }
  return faults
}

/** Goes on to a page that the worker answers with a failure, in the market's words for it. */
async function fail(page: Page, error: Partial<ErrorView>): Promise<void> {
  const link = page.locator('header a[data-tooltip]:visible').first()
  const address = `${await link.getAttribute('href')}/_payload.json`
  const payload: PageInPart = await page.evaluate(async (from) => (await fetch(from)).json(), address)
  const { 'errors.brokenTitle': title = '', 'errors.brokenMessage': message = '' } = payload.texts.messages
  const failed = { ...payload, route: 'error', data: null, error: { title, message, supportCode: '', ...error } }
  await page.route(`**${address}*`, (route) => route.fulfill({ json: failed }))
  await link.click()
  await page.locator('#error-title').waitFor()
}
type PageInPart = { texts: { messages: Record<string, string> } }

test('in one language or another each page of the house is judged at each width', () => {
  const judged = house.flatMap((look) =>
    [...sightsOf(look).keys()].flatMap((kind, turn) => widthsOf(look, turn, widths).map((width) => `${kind} at ${width}`)),
  )
  const all = house.flatMap((look) => [...sightsOf(look).keys()].flatMap((kind) => widths.map((width) => `${kind} at ${width}`)))
  expect(all.filter((each) => !judged.includes(each))).toEqual([])
})

describe.each(house)('$brand', (look) => {
  test('the pages, with what opens on them, are accessible and have room for their words', { timeout: 10 * minutes }, async () => {
    const { page, context, leave } = await arrive(browser)
    expect(await faultsOn(page, await context.newCDPSession(page), look, widths)).toEqual([])
    await leave()
  })

  test('a configured error without a way on is accessible, and has room for its words', async () => {
    const { page, context, leave } = await arrive(browser)
    await openKind(page, look, 'terms')
    await fail(page, { status: 403, fullScreen: false, image: { src: '/assets/artwork/desert-7', alt: 'FAQ' } })
    expect(await faultsAt(page, widthsOf(look, 0, widths))).toEqual([])
    expect(await roomFaults(page, await context.newCDPSession(page), rooms)).toEqual([])
    await leave()
  })

  test('the cookie banner is accessible', async () => {
    const banner = '[aria-labelledby="consent-title"]'
    const { page, leave } = await arrive(browser, { decided: false })
    await openKind(page, look, 'home')
    await page.locator(banner).waitFor()
    expect(await faultsAt(page, widthsOf(look, 0, widths), { within: banner })).toEqual([])
    await leave()
  })
})

/** A check and card fields that were on their way, frames not yet of their own origin, and nothing under the pointer, whose mixed colours the engine does not read. */
async function comesToRest(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.waitForFunction(() => {
    const frames = [...document.querySelectorAll('iframe')]
    return !document.querySelector('main [aria-busy=true]') && frames.every(({ contentDocument }) => !contentDocument)
  })
}

/** The other engine, once in every run; in full it judges every page, and every step. */
describe('IBM Equal Access finds nothing that is not explained', () => {
  test('on the page of a tour', async () => {
    const { page, leave } = await arrive(browser)
    if (!house[0]) throw new Error('there is no look')
    await openKind(page, house[0], 'tour')
    expect(await equalAccessFaults(page)).toEqual([])
    await leave()
  })

  test.runIf(isFull)('on the steps of a checkout, and on one with errors', { timeout: 3 * minutes }, async () => {
    const { page, leave } = await arrive(browser)
    const faults: string[] = []
    const look = async (step: string) => {
      await comesToRest(page)
      faults.push(...(await equalAccessFaults(page)).map((fault) => `${step} ${fault}`))
    }
    await startAt(page, trips.bookable, 'traveller-details', { nth: 21 })
    await goToPayment(page, look)
    await startAt(page, trips.everythingRequired, 'traveller-details', { nth: 21 })
    await page.locator('main form button[type=submit]:visible').last().click()
    await page.locator('[role=alert]').waitFor()
    await look('traveller-details with errors')
    expect(faults).toEqual([])
    await leave()
  })
})

test.each(others)('the pages of %s are accessible and have room for their words', { timeout: 5 * minutes }, async (_, look, at) => {
  const { page, context, leave } = await arrive(browser)
  expect(await faultsOn(page, await context.newCDPSession(page), look, at)).toEqual([])
  await leave()
})
