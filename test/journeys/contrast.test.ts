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

async function expectContrast(look: Look, names: readonly string[], width: number): Promise<void> {
  const { page, leave } = await arrive(browser, { width, height: 844 })
  const faults: string[] = []
  for (const kind of names) {
    if (!sightsOf(look).has(kind)) continue
    await openKind(page, look, kind)
    const { measured, faults: found } = await contrastFaults(page)
    if (kind === 'home') expect(measured, `lines over pictures on ${kind}`).toBeGreaterThan(0)
    faults.push(...found.map((fault) => `${look.brand} ${kind} at ${width}: ${fault}`))
  }
  expect(faults).toEqual([])
  await leave()
}

test('the measuring finds words that do not stand out, and no others', async () => {
  const { page, leave } = await arrive(browser)
  await page.setContent(`
    <style>
      body { margin: 0; font: 16px sans-serif }
      p { margin: 0; padding: 20px; width: 300px; color: #fff }
      #cover { position: fixed; inset: 0 auto auto 0; width: 60px; height: 400px; background: #fff }
    </style>
    <p style="background: linear-gradient(#111, #333)">Light over dark</p>
    <p style="background: linear-gradient(#999, #bbb)">Light over grey</p>
    <p style="background: linear-gradient(90deg, #111 50%, #ccc 50%)">Light over dark on one side only, for some of it</p>
    <p style="background: linear-gradient(#111, #333); color: #fff8; opacity: 0.5">Nearly transparent</p>
    <p style="background: linear-gradient(#fff, #fff)">Of the colour of its ground</p>
    <svg viewBox="0 0 400 100" width="200" style="fill: #fff; font-size: 30px; text-anchor: middle">
      <circle cx="150" cy="50" r="18" fill="#a33" /><text x="150" y="61">8</text>
      <circle cx="250" cy="50" r="18" fill="#d66" /><text x="250" y="61">9</text>
    </svg>
    <div id="cover"></div>`)
  const { measured, faults } = await contrastFaults(page)
  expect(measured).toBeGreaterThan(6)
  expect(faults.map((fault) => fault.replace(/ stands out.* of/, '')).sort()).toEqual([
    '“9” 4.5:1',
    '“Light over dark on one side only, for so” 4.5:1',
    '“Light over grey” 4.5:1',
    '“Nearly transparent” 4.5:1',
    '“Of the colour of its ground” 4.5:1',
  ])
  await leave()
})

test('words on the tiles of the house’s home stand out from the pixels behind them', async () => {
  if (!house) throw new Error('there is no look')
  await expectContrast(house, ['home'], 390)
})

test.runIf(isFull).each(brands.flatMap((look) => [1280, 768, 390, 360].map((width) => [look.brand, width, look] as const)))(
  'all words over pictures of %s at %d px stand out from the pixels behind them',
  { timeout: 300_000 },
  (_, width, look) => expectContrast(look, kinds, width),
)
