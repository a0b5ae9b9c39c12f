import type { Browser, BrowserContext, Page } from 'playwright-core'
import { cookieNames } from '../../src/shared/cookies.ts'
import type { Mode } from './modes.ts'
import type { Sight } from './page-kinds.ts'

export function openContext(browser: Browser, { options = {}, isUndecided }: Mode, origin: string): Promise<BrowserContext> {
  const decided = [cookieNames.personalization, cookieNames.targeting].map((name) => ({ name, value: '0', url: origin }))
  return browser.newContext({ reducedMotion: 'reduce', bypassCSP: true, ...options }).then(async (context) => {
    if (!isUndecided) await context.addCookies(decided)
    return context
  })
}

/** Goes to a page by its address, or by way of what is posted there. */
export async function visit(page: Page, origin: string, { path, form }: Pick<Sight, 'path' | 'form'>): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'load' })
  if (!form) return
  const to = await page.evaluate(async (answers) => {
    const answer = await fetch('', { method: 'POST', body: new URLSearchParams(answers) })
    return answer.url
  }, form)
  await page.goto(to, { waitUntil: 'load' })
}

/** A check of the parts, or the fields of a payment, are still on their way when the page is there. */
const comesToRest = (page: Page) => page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'))

/** Goes down the page once for what appears on the way, then fetches the pictures that wait for their turn. A hidden one would be waited for in vain. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await frame()
      await frame()
    }
    scrollTo(0, 0)
    await document.fonts.ready
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  })
}

type Shooting = { origin: string; sight: Pick<Sight, 'path' | 'form'>; width: number; file: string }

export async function photograph(page: Page, mode: Mode, { origin, sight, width, file }: Shooting): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 780 : 900 })
  await visit(page, origin, sight)
  await mode.prepare?.(page)
  await comesToRest(page)
  await settle(page)
  await page.screenshot({ path: file, fullPage: !mode.isUndecided })
}
