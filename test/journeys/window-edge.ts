import type { Page } from 'playwright-core'

/** What is wider than the window, and words that reach beyond it where nothing scrolls and no ellipsis ends them. */
export const beyondWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const has = (element: Element | null, wanted: (style: CSSStyleDeclaration) => boolean): boolean =>
      element !== null && (wanted(getComputedStyle(element)) || has(element.parentElement, wanted))
    const isUnseen = (element: Element) => !element.checkVisibility() || has(element, ({ clipPath }) => clipPath !== 'none')
    const scrolls = (element: Element) => has(element, ({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll')
    const endsItself = (element: Element) => getComputedStyle(element).textOverflow === 'ellipsis'
    const faults: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) faults.push(`is ${scrollWidth} px wide`)
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const { parentElement: parent, textContent } = node
      if (!parent || !textContent?.trim()) continue
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      if (right <= innerWidth + 1 && left >= -1) continue
      if (!isUnseen(parent) && !scrolls(parent) && !endsItself(parent)) faults.push(`cuts “${textContent.trim().slice(0, 40)}”`)
    }
    return faults
  })
