import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { looks } from '../../scripts/screens/page-kinds.ts'
import { isFull } from '../setup/full.ts'
import { repeatedScenes, roomFaults, roomInTurn, rooms } from './room.ts'
import { openSight, sightsOf } from './sights.ts'
import { arrive, openBrowser } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The room on pages of other looks is judged on the same visit as their accessibility. Each page has one room in turn, in full all of them. */
const nordlys = looks.filter(({ brand }) => brand === 'nordlys')

test.each(nordlys)('the pages of $brand have room for their words, and no picture stands twice', { timeout: 240_000 }, async (look) => {
  const { page, context, leave } = await arrive(browser)
  const session = await context.newCDPSession(page)
  const faults: string[] = []
  for (const [turn, sight] of [...sightsOf(look).values()].entries()) {
    await openSight(page, look, sight)
    const found = [
      ...(sight.isMore ? [] : await repeatedScenes(page)),
      ...(await roomFaults(page, session, isFull ? rooms : roomInTurn(turn))),
    ]
    faults.push(...found.map((fault) => `${sight.name} ${fault}`))
  }
  expect(faults).toEqual([])
  await leave()
})
