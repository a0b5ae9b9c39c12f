import type { Page } from 'playwright-core'

/** All that stands around a page's own content. */
export const surroundings = 'body > :not(main, script)'

/**
 * What stands around the content, and how what is seen of it is drawn. The address that the switcher repeats is each page's own.
 * A part without words does not count: the regions for messages are there from the moment that their script is.
 */
export const lookAround = (page: Page): Promise<string> =>
  page.evaluate((around) => {
    const parts = [...document.querySelectorAll(around)].filter(({ textContent }) => textContent)
    const elements = parts.flatMap((part) => [part, ...part.querySelectorAll('*')])
    const drawn = elements.map((element) => {
      if (!element.checkVisibility()) return ''
      const { opacity, color, backgroundColor, backgroundImage, fontSize, fontWeight } = getComputedStyle(element)
      return [opacity, color, backgroundColor, backgroundImage, fontSize, fontWeight].join()
    })
    return [...parts.map(({ outerHTML }) => outerHTML.replace(/(?<=name="from" value=")[^"]*/, '')), ...drawn].join('\n')
  }, surroundings)
