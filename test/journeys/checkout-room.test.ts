import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tabTo, wayOn } from './keyboard.ts'
import { startAt } from './start-at.ts'
import { bookingReference, goToPayment, payByCard, routeOf } from './traveller.ts'
import { trips } from './trips.ts'
import { arrive, hydrated, openBrowser } from './visitor.ts'
import { beyondWindow } from './window-edge.ts'

/** The narrowest phone as it comes, and a desk whose browser has its letters set to twice the size (WCAG 1.4.4, 1.4.10). */
const rooms = [
  { name: '320 px', width: 320, letters: 16 },
  { name: '1280 px with text at 200 %', width: 1280, letters: 32 },
]

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** What still moves where the reader wants nothing to move. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => `moves ${effect instanceof KeyframeEffect ? effect.target?.tagName : 'something'}`),
  )

/** Links and buttons that are smaller than 44 px either way (WCAG 2.5.5, rule 96); one within a sentence is as high as its line. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inSentence = (link: Element) =>
      link.matches('a') &&
      [...(link.parentElement?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return [...document.querySelectorAll('a[href], button, summary, select, input:not([type=hidden])')].flatMap((target) => {
      const { x, y, width, height } = (
        target.matches('[type=radio], [type=checkbox]') ? (target.closest('label') ?? target) : target
      ).getBoundingClientRect()
      const isUnseen = !target.checkVisibility({ visibilityProperty: true }) || width <= 1 || x + width <= 0 || y + height <= 0
      if (isUnseen || inSentence(target) || (width >= 43.9 && height >= 43.9)) return []
      return [`${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 90)}`]
    })
  })

describe('the steps of a started checkout', () => {
  test('have targets of at least 44 px, also in a summary of errors', async () => {
    const { page, leave } = await arrive(browser)
    const small: string[] = []
    const look = async (step: string) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        small.push(...(await smallTargets(page)).map((target) => `${step} at ${width}: ${target}`))
      }
    }
    await startAt(page, trips.priceChanged, 'traveller-details', { nth: 15 })
    await page.locator('main form button[type=submit]:visible').last().click()
    await page.locator('[role=alert]').waitFor()
    await look('traveller-details with errors')
    await startAt(page, trips.priceChanged, 'availability', { nth: 15 })
    await page.locator('main [aria-live][aria-busy=false] p').waitFor()
    await page.keyboard.press('Escape')
    await look('availability')
    await startAt(page, trips.bookable, 'payment', { nth: 15 })
    await look('payment')
    expect(small).toEqual([])
    await leave()
  })

  test('have room for German words at 320 px and with text at 200 %, and nothing moves by itself', async () => {
    const { page, context, leave } = await arrive(browser)
    const session = await context.newCDPSession(page)
    const faults: string[] = []
    const look = async (step: string) => {
      faults.push(...(await moving(page)).map((fault) => `${step} ${fault}`))
      for (const { name, width, letters } of rooms) {
        await session.send('Page.setFontSizes', { fontSizes: { standard: letters } })
        await page.setViewportSize({ width, height: 800 })
        faults.push(...(await beyondWindow(page)).map((fault) => `${step} at ${name} ${fault}`))
      }
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
      await page.setViewportSize({ width: 1280, height: 900 })
    }
    await startAt(page, trips.bookable, 'traveller-details', { nth: 16, prefix: 'de-de' })
    await goToPayment(page, look)
    await payByCard(page)
    await bookingReference(page).waitFor()
    await look('payment-successful')
    expect(faults).toEqual([])
    await leave()
  })

  test('show in forced colours what is chosen, and where the focus is', async () => {
    const { page, leave } = await arrive(browser)
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await startAt(page, trips.namesOnly, 'additional-options', { nth: 17 })
    const seen = new Set<string>()
    /** The same picture before and after would hide the choice. */
    const looksOtherwise = async (field: Locator, act: () => Promise<unknown>) => {
      const around = field.locator('xpath=ancestor::*[self::label or self::div][1]')
      const picture = async () => {
        await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
        return around.screenshot({ animations: 'disabled' })
      }
      const before = await picture()
      await act()
      expect((await picture()).equals(before), `${page.url()}: ${await field.getAttribute('name')}`).toBe(false)
    }
    await goToPayment(page, async (step) => {
      seen.add(step)
      await hydrated(page)
      if (step === 'additional-options') {
        const choice = page.locator('main input[type=radio]:not(:checked)').first()
        await looksOtherwise(choice, () => choice.check({ force: true }))
      }
    })
    expect(await routeOf(page)).toBe('payment')
    const box = page.locator('main input[type=checkbox][name^=terms]').first()
    await looksOtherwise(box, () => box.check({ force: true }))
    const plan = page.locator('main input[name=plan][value=SPLIT_PAYMENT]')
    await looksOtherwise(plan, () => plan.check({ force: true }))
    await page.locator('h1').first().focus()
    await tabTo(page, wayOn)
    expect([...seen]).toContain('additional-options')
    await leave()
  })
})
