import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFull } from '../setup/full.ts'
import { arrive, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** What has the focus, once it stands still, and how much of it can be seen: of a grid of points in it, the share on which nothing lies. */
const inSight = (page: Page): Promise<{ name: string; share: number }> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const element = document.activeElement ?? document.body
    const box = () => {
      // The row is what is seen of a radio button in it, the card of its link.
      const { left, top, width, height } = (
        element.matches('input[type=radio]') ? (element.closest('label') ?? element) : element
      ).getBoundingClientRect()
      return { left, top, width, height }
    }
    let before = ''
    for (let now = JSON.stringify(box()); now !== before; now = JSON.stringify(box())) {
      before = now
      await frame()
      await frame()
    }
    const { left, top, width, height } = box()
    const seen = element.closest('label') ?? element
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
    const points = steps.flatMap((x) => steps.map((y) => document.elementFromPoint(left + x * width, top + y * height)))
    const visible = points.filter((point) => point && (seen.contains(point) || point.contains(seen)))
    // What is higher than the room between the bars cannot be seen as a whole.
    const isTall = height > innerHeight / 3
    const { id, tagName, textContent } = element
    return {
      name: `${tagName} ${id || textContent?.trim().slice(0, 40)}`,
      share: isTall ? Math.min(1, visible.length) : visible.length / points.length,
    }
  })

/** Every stop of Tab through a page, and the arrows among the dates on the way. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = []
  const look = async () => {
    const { name, share } = await inSight(page)
    if (share < 0.5) hidden.push(`${name}: ${Math.round(share * 100)} %`)
  }
  for (let stops = 0; stops < 120; stops++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement === document.body)) return hidden
    await look()
    if (!(await page.evaluate(() => document.activeElement?.matches('input[name=startDate]')))) continue
    await page.keyboard.press('Space')
    for (let dates = 0; dates < 3; dates++) {
      await page.keyboard.press('ArrowDown')
      await look()
    }
  }
  throw new Error('the page has no end')
}

const tour = '/xx-en/planner?tripId=t9000001'
const newTour = '/xx-en/new-tour-detail?tripId=t9000001'
type Walk = { path: string; decided: boolean; width: number; height: number; more?: boolean }
const walks: readonly Walk[] = [
  { path: tour, decided: true, width: 390, height: 844 },
  { path: tour, decided: false, width: 320, height: 640 },
  // 1280 by 1024 at a zoom of 400 %.
  { path: tour, decided: false, width: 320, height: 256 },
  { path: newTour, decided: false, width: 390, height: 844 },
  { path: tour, decided: true, width: 320, height: 256, more: true },
  { path: tour, decided: true, width: 320, height: 640, more: true },
  { path: newTour, decided: true, width: 320, height: 640, more: true },
  { path: newTour, decided: false, width: 320, height: 256, more: true },
  { path: tour, decided: false, width: 768, height: 1024, more: true },
  // A promotion in a window of its own.
  { path: '/nl-nl/planner?tripId=t9000001', decided: false, width: 768, height: 800, more: true },
]

describe('what has the focus is in sight (WCAG 2.4.11)', () => {
  test.each(walks.filter(({ more }) => isFull || !more))(
    'on $path at $width by $height px, cookies decided: $decided',
    async ({ path, decided, width, height }) => {
      const { page, complaints, leave } = await arrive(browser, { decided, width, height })
      await page.goto(originOf() + path)
      await hydrated(page)
      await page.locator('input[name=startDate]:enabled').first().waitFor({ state: 'attached' })
      if (!decided) await page.locator('[aria-labelledby=consent-title]').waitFor()
      await page.evaluate(() => document.querySelector<HTMLElement>('main h1')?.scrollIntoView())
      expect(await hiddenStops(page)).toEqual([])
      expect(complaints).toEqual([])
      await leave()
    },
  )

  test.each([390, 1280])('every card of the shelf of tours at %i px, as a whole', async (width) => {
    const { page, leave } = await arrive(browser, { width, height: 844 })
    await page.goto(`${originOf()}/xx-en`)
    await hydrated(page)
    const cards = page.locator('section[aria-labelledby=home-tours] article')
    const cut: string[] = []
    await page.locator('section[aria-labelledby=home-tours] > div a').first().focus()
    for (let stop = 0; stop < 2 * (await cards.count()); stop++) {
      await page.keyboard.press('Tab')
      await inSight(page)
      const share = await page.evaluate(() => {
        const card = document.activeElement?.closest('article')
        if (!card) return undefined
        const { left, right, width: whole } = card.getBoundingClientRect()
        return (Math.min(right, innerWidth) - Math.max(left, 0)) / whole
      })
      if (share === undefined || share < 0.98) cut.push(`${stop}: ${share}`)
    }
    expect(cut).toEqual([])
    await leave()
  })
})
