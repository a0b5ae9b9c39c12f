import type { Page } from 'playwright-core'
import { axeSource, type Findings, faultsIn, options } from './audit.ts'

declare global {
  interface Window {
    bringAxe: () => void
  }
}

export type Scene = { stage: string; name: string }

/** The scenes of all stages, each behind a button of the stage's. */
export const scenesOn = (page: Page): Promise<Scene[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-stage]')].flatMap((stage) =>
      [...stage.querySelectorAll('button')].map((button) => ({
        stage: stage.getAttribute('data-stage') ?? '',
        name: button.textContent ?? '',
      })),
    ),
  )

/** Lets the windows of a page to come have axe, which its policy keeps out of their documents. */
export const offerAxe = (page: Page): Promise<unknown> => page.addInitScript(`self.bringAxe = () => {${axeSource}\n}`)

type Wanted = Scene & { isJudged: boolean }
type Shown = Scene & { isDialog: boolean; opened: string[]; isTooWide: boolean; findings: Findings }

/** Shows one scene after the other, and judges it, up to the first that covers the page. */
const shownOf = (page: Page, scenes: readonly Wanted[]): Promise<Shown[]> =>
  page.evaluate(
    async ({ scenes, options }) => {
      const found = <T>(what: string, look: () => T | null | undefined) =>
        new Promise<T>((done, fail) => {
          const until = performance.now() + 20_000
          const lookAgain = () => {
            const seen = look()
            if (seen) done(seen)
            else if (performance.now() > until) fail(new Error(`${what} is not there`))
            else requestAnimationFrame(lookAgain)
          }
          lookAgain()
        })
      const opened = (frame: HTMLIFrameElement) => {
        const { contentDocument, contentWindow } = frame
        return contentDocument?.body?.hasAttribute('data-opened') ? contentWindow : null
      }
      const judged = (within: Window, part: Element | Document) => {
        if (!Reflect.has(within, 'axe')) within.bringAxe()
        // A window is part of a page: there is nothing to skip.
        return within.axe.run(part, { ...options, rules: { bypass: { enabled: false } } })
      }
      const shown: Shown[] = []
      for (const { stage, name, isJudged } of scenes) {
        const place = await found(stage, () => document.querySelector(`[data-stage="${stage}"]`))
        const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)
        button?.click()
        const part = await found(`${stage}: ${name}`, () => place.querySelector(`[data-shown="${name}"]`))
        const frame = part.querySelector('iframe')
        const inner = frame && (await found(`the window of ${stage}: ${name}`, () => opened(frame)))
        const { violations, incomplete } = isJudged
          ? await judged(inner ?? window, inner?.document ?? part)
          : { violations: [], incomplete: [] }
        const isDialog = document.querySelector('dialog:modal') !== null
        shown.push({
          stage,
          name,
          isDialog,
          opened: inner ? [...inner.document.querySelectorAll(':popover-open, dialog:modal')].map(({ id }) => id) : [],
          isTooWide: inner ? inner.document.documentElement.scrollWidth > inner.innerWidth : false,
          findings: { violations, incomplete },
        })
        if (isDialog || part.querySelector('[aria-labelledby="consent-title"], aside button[aria-label]')) break
      }
      return shown
    },
    { scenes, options },
  )

/** Closes what covers the page: a dialog by its key; what stays until it is answered by being answered. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  const refuse = page.getByRole('region', { name: 'Cookies on this site' }).getByRole('button', { name: 'Refuse all' })
  if (await refuse.isVisible()) await refuse.click()
  const dismiss = page.getByRole('button', { name: 'Dismiss the offer' })
  if (await dismiss.isVisible()) await dismiss.click()
}

export type Found = { dialogs: string[]; opened: Record<string, string[]>; faults: string[] }

/** Goes through scenes: what covers the page, what has opened in windows, and what is wrong with them. */
export async function goThrough(page: Page, scenes: readonly Wanted[]): Promise<Found> {
  const found: Found = { dialogs: [], opened: {}, faults: [] }
  let at = 0
  while (at < scenes.length) {
    const shown = await shownOf(page, scenes.slice(at))
    at += shown.length
    for (const { stage, name, isDialog, opened, isTooWide, findings } of shown) {
      const scene = `${stage}: ${name}`
      if (isDialog) found.dialogs.push(scene)
      if (opened.length > 0) found.opened[scene] = opened
      if (isTooWide) found.faults.push(`${scene} is too wide`)
      found.faults.push(...faultsIn(findings).map((fault) => `${scene}: ${fault}`))
    }
    await close(page)
  }
  return found
}
