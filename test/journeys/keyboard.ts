import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerFor, boxes, isOptional, valueFor } from './filling.ts'
import { cards } from './traveller.ts'

export type Focused = { tag: string; type: string; name: string; id: string; part: string; value: string; text: string; src: string }

/** What has the focus, once it is certain that a sighted visitor sees where: a ring on it, or on what stands for it. */
export const focused = (page: Page): Promise<Focused & { isRinged: boolean }> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const hasRing = (each: Element | null | undefined) => {
      if (!each) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    const field = element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
    const stands = [element, element.nextElementSibling, element.closest('label'), element.parentElement]
    const after = getComputedStyle(element, '::after')
    return {
      tag: element.tagName,
      type: element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? element.type : '',
      name: element.getAttribute('name') ?? '',
      id: element.id,
      part: element.closest('[data-part]')?.getAttribute('data-part') ?? '',
      value: field ? element.value : '',
      text: (element.textContent ?? '').trim().slice(0, 60),
      src: element.getAttribute('src') ?? '',
      // `:focus-visible` knows nothing of a frame of another origin.
      isRinged:
        (element.tagName === 'IFRAME' || element.matches(':focus-visible')) &&
        (stands.some(hasRing) || (after.outlineStyle !== 'none' && after.content !== 'none')),
    }
  })

/** Whether a button's panel is told to be open, and by the browser alone: ARIA in HTML forbids `aria-expanded` beside `popovertarget` (rule 97). */
export async function expandedIn(page: Page, button: string): Promise<{ attribute: string | null; told: unknown }> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: button })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })
  await session.detach()
  const told = nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value
  return { attribute: await page.locator(button).getAttribute('aria-expanded'), told }
}

/** Out of a frame of another process the focus comes a moment after the key, and rests on the body meanwhile. */
async function pressTab(page: Page, key = 'Tab'): Promise<void> {
  const frame = await page.evaluate(() => (document.activeElement instanceof HTMLIFrameElement ? document.activeElement.src : ''))
  await page.keyboard.press(key)
  if (frame)
    await page.waitForFunction(
      (left) => document.activeElement !== document.body && (document.activeElement as HTMLIFrameElement | null)?.src !== left,
      frame,
      { polling: 50 },
    )
  // A field of the processor tells a moment later that it has the focus.
  if (await page.evaluate(() => document.activeElement instanceof HTMLIFrameElement))
    await page.waitForFunction(
      () => document.activeElement?.closest('[data-focused]') ?? document.activeElement?.tagName !== 'IFRAME',
      undefined,
      { polling: 50 },
    )
}

/** Presses Tab until the focus is on what is looked for; every stop on the way has a visible ring. */
export async function tabTo(page: Page, selector: string, { most = 90, key = 'Tab' } = {}): Promise<Focused> {
  const passed: string[] = []
  for (let presses = 0; presses < most; presses += 1) {
    await pressTab(page, key)
    const now = await focused(page)
    passed.push(`${now.tag} ${now.name || now.id || now.text}`)
    if (now.tag !== 'BODY') expect(now.isRinged, `${page.url()}: no ring on ${JSON.stringify(now)}`).toBe(true)
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return now
  }
  throw new Error(`${selector} was not reached on ${page.url()}: ${passed.join(' → ')}`)
}

const inFrames: readonly [string, string][] = [
  ['cardNumber', cards.pays],
  ['cardExpiry', '1234'],
  ['cardCvc', '123'],
]

/** A frame of another process has the focus a moment later than its element: keys pressed before that would still reach the former one. */
async function typeInFrame(page: Page, src: string, text: string): Promise<void> {
  const frame = page.frames().find((each) => each.url().endsWith(src))
  await frame?.waitForFunction(() => document.hasFocus() && document.activeElement instanceof HTMLInputElement, undefined, { polling: 50 })
  await page.keyboard.type(text)
}

/** As the page's language names the country, up to the first letter that has no key here: so far its list is searched. */
const britain = (page: Page): Promise<string> =>
  page.evaluate(() => /^[ -~]*/.exec(new Intl.DisplayNames(document.documentElement.lang, { type: 'region' }).of('GB') ?? '')?.[0] ?? '')

async function answerByKey(page: Page, { tag, type, name, part, value, src }: Focused): Promise<void> {
  const typed = inFrames.find(([field]) => src.includes(`/payments/frame/${field}`))?.[1]
  if (tag === 'IFRAME' && typed) return typeInFrame(page, src, typed)
  if (type === 'radio') return page.keyboard.press('Space')
  if (type === 'checkbox' && name.startsWith('terms')) return page.keyboard.press('Space')
  if (type === 'checkbox' || value !== '' || isOptional.test(name)) return
  if (tag === 'SELECT') return /country/i.test(name) ? page.keyboard.type(await britain(page)) : page.keyboard.press('ArrowDown')
  if (tag !== 'INPUT' && tag !== 'TEXTAREA') return
  const box = boxes.find(([box]) => part === box)?.[1]
  const question = page.locator(':focus')
  const isQuestion = (await page.evaluate(() => document.documentElement.dataset.route)) === 'experiences'
  await page.keyboard.type(box ?? (isQuestion ? await answerFor(question) : valueFor(name)))
}

export const wayOn = 'main form button[type=submit]'

/** Goes through a form from where the focus is, answers what has no answer yet, and ends on the button that sends it: on the way the focus rests on the body only while it changes frames. */
export async function answerForm(page: Page): Promise<void> {
  for (let stops = 0; stops < 90; stops += 1) {
    await pressTab(page)
    await page.waitForFunction(() => document.activeElement !== document.body, undefined, { polling: 50 })
    const now = await focused(page)
    expect(now.isRinged, `${page.url()}: no ring on ${JSON.stringify(now)}`).toBe(true)
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, wayOn)) return
    await answerByKey(page, now)
  }
  throw new Error(`the form on ${page.url()} has no end`)
}
