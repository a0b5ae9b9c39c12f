import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Look, looks } from '../../scripts/screens/page-kinds.ts'
import { isFull } from '../setup/full.ts'
import { contrastFaults } from './contrast.ts'
import { openKind, sightsOf } from './sights.ts'
import { arrive, openBrowser } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const [house] = looks
/** The first look of each brand, as pictures do not depend on the language. */
const brands: Look[] = looks.filter((look, index) => looks.findIndex(({ host }) => host === look.host) === index)
const kinds = ['home', 'search', 'tour', 'new-tour', 'destinations', 'region', 'country', 'content', 'selector', 'design', 'not-found']

async function faultsOn(look: Look, names: readonly string[], width: number): Promise<string[]> {
  const { page, leave } = await arrive(browser, { width, height: 844 })
  const faults: string[] = []
  for (const kind of names) {
    if (!sightsOf(look).has(kind)) continue
    await openKind(page, look, kind)
    const { measured, faults: found } = await contrastFaults(page)
    if (kind === 'home') expect(measured, `lines over pictures on ${kind}`).toBeGreaterThan(0)
    faults.push(...found.map((fault) => `${look.brand} ${kind} at ${width}: ${fault}`))
  }
  await leave()
  return faults
}

test('words on the tiles of the house’s home stand out from the pixels behind them', async () => {
  if (!house) throw new Error('there is no look')
  expect(await faultsOn(house, ['home'], 390)).toEqual([])
})

test.runIf(isFull).each(brands.flatMap((look) => [1280, 768, 390, 360].map((width) => [look.brand, width, look] as const)))(
  'all words over pictures of %s at %d px stand out from the pixels behind them',
  { timeout: 300_000 },
  async (_, width, look) => expect(await faultsOn(look, kinds, width)).toEqual([]),
)
