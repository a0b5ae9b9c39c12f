import type { CDPSession, Page } from 'playwright-core'
import { spacing } from '../../scripts/screens/modes.ts'
import { beyondWindow } from './window-edge.ts'

/** The narrowest phone as it comes, a desk whose browser has its letters set to twice the size, and a phone of a reader who wants wider spacing (WCAG 1.4.4, 1.4.10, 1.4.12). */
export const rooms = [
  { name: '320 px', width: 320, letters: 16, styles: '' },
  { name: '1280 px with text at 200 %', width: 1280, letters: 32, styles: '' },
  { name: '360 px with wider spacing', width: 360, letters: 16, styles: spacing },
]
export type Room = (typeof rooms)[number]
export const roomInTurn = (turn: number): readonly Room[] => rooms.filter((_, index) => index === turn % rooms.length)

/** Words that a box cuts off at its lower edge instead of growing with them. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const cutting = (element: Element | null, bottom: number): boolean => {
      if (!element) return false
      const { overflowY, position } = getComputedStyle(element)
      if ((overflowY === 'hidden' || overflowY === 'clip') && bottom > element.getBoundingClientRect().bottom + 1) return true
      return position !== 'fixed' && cutting(element.parentElement, bottom)
    }
    const isHidden = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement))
    const faults: string[] = []
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const { parentElement: parent, textContent } = node
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim() || isHidden(parent)) continue
      range.selectNodeContents(node)
      if (cutting(parent, range.getBoundingClientRect().bottom)) faults.push(`cuts off “${textContent.trim().slice(0, 40)}”`)
    }
    return faults
  })

/** Styles of the reader's own; those of the room before are gone. */
const dress = (page: Page, styles: string): Promise<void> =>
  page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)]
  }, styles)

/** Telephone numbers that go on in the next line, and icons that stayed small beside large letters (the smallest is 0.875 of a letter). */
const partedOrSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      for (const { 0: number, index } of (node.textContent ?? '').matchAll(/\+\d[\d\s\u2011-]{6,}\d/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + number.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) faults.push(`parts ${number}`)
      }
    }
    const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    for (const icon of document.querySelectorAll('svg:has(> use[href^="/assets/icons/"])')) {
      const { width } = icon.getBoundingClientRect()
      if (icon.checkVisibility() && width < 0.87 * letter)
        faults.push(`shows ${icon.firstElementChild?.getAttribute('href')} ${width} px wide`)
    }
    return faults
  })

/** Scenes that stand on the page more than once. */
export const repeatedScenes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scenes = [...document.querySelectorAll('main img')].flatMap(
      (image) => image.getAttribute('src')?.match(/artwork\/\w+\/(.+)-\d+\.\w+$/)?.[1] ?? [],
    )
    return scenes.filter((scene, index) => scenes.indexOf(scene) !== index).map((scene) => `shows ${scene} twice`)
  })

/** Page and browser as they come: letters of 16 px, no styles of the reader's. */
const usual = { letters: 16, styles: '' }

/** Words that a page has no room for. */
export async function roomFaults(page: Page, session: CDPSession, wanted: readonly Room[]): Promise<string[]> {
  const faults: string[] = []
  const furnish = async ({ letters, styles }: typeof usual) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: letters } })
    await dress(page, styles)
  }
  for (const { name, width, ...room } of wanted) {
    await page.setViewportSize({ width, height: 800 })
    await furnish(room)
    const found = [...(await beyondWindow(page)), ...(await cutOff(page)), ...(await partedOrSmall(page))]
    faults.push(...found.map((fault) => `at ${name} ${fault}`))
  }
  await furnish(usual)
  return faults
}
