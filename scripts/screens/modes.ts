import type { BrowserContextOptions, Page } from 'playwright-core'

/** Ways to look at a page. What is not `usual` is looked at on the house brand alone. */
export type Mode = {
  name: string
  widths: readonly number[]
  options?: BrowserContextOptions
  /** Of a Chromium of its own. */
  flags?: readonly string[]
  /** Cookies of a visitor who has decided about consent are left out. */
  isUndecided?: boolean
  prepare?: (page: Page) => Promise<unknown>
}

/** As far apart as readers may want their letters, words, lines and paragraphs (WCAG 1.4.12). */
export const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

export const usual: Mode = { name: 'usual', widths: [360, 768, 1280] }

export const modes: readonly Mode[] = [
  usual,
  { name: 'narrowest', widths: [320] },
  { name: 'undecided', widths: [360, 1280], isUndecided: true },
  { name: 'text-200', widths: [1280], flags: ['--blink-settings=defaultFontSize=32'] },
  { name: 'text-spacing', widths: [360], prepare: (page) => page.addStyleTag({ content: spacing }) },
  { name: 'forced-colours', widths: [360, 1280], options: { forcedColors: 'active' } },
  { name: 'print', widths: [794], prepare: (page) => page.emulateMedia({ media: 'print' }) },
  { name: 'motion', widths: [1280], options: { reducedMotion: 'no-preference' } },
]
