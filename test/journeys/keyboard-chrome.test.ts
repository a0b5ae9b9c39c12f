import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expandedIn, focused, tabTo } from './keyboard.ts'
import { arrive, expectAccessible, hydrated, openBrowser, originOf, type Visitor } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const phone = { width: 360, height: 740 }
const menuOpener = '[popovertarget="mobile-menu"][aria-haspopup]'

/** Hydrated, and past the first touch that brings what watches the focus. */
async function visit(path: string, size?: typeof phone): Promise<Visitor> {
  const visitor = await arrive(browser, size)
  const { page } = visitor
  await page.goto(originOf() + path)
  await hydrated(page)
  await page.locator('a').first().focus()
  await page.locator('.page-progress').waitFor({ state: 'attached' })
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  return visitor
}

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
const isOpen = (page: Page, id: string) => page.locator(`#${id}`).evaluate((panel) => panel.matches(':popover-open, [open]'))
const hasFocus = (page: Page, selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
const nameOfFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '')

/** Where Tab leads, until it is back where it began: every stop can be seen, and nothing lies upon it. */
async function round(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const stops: string[] = []
  const first = await page.evaluateHandle(() => document.activeElement)
  for (let presses = 0; presses < 40; presses += 1) {
    stops.push(await nameOfFocused(page))
    await page.keyboard.press(key)
    const { isRinged, tag, text } = await focused(page)
    expect([isRinged, tag], text).toEqual([true, expect.stringMatching(/^(A|BUTTON|INPUT|SUMMARY)$/)])
    const isOnTop = await page.evaluate(() => {
      const element = document.activeElement
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return element?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false
    })
    expect(isOnTop, text).toBe(true)
    if (await first.evaluate((element) => element === document.activeElement)) return stops
  }
  throw new Error(`Tab never came back: ${stops.join(' → ')}`)
}

describe('the mobile menu', () => {
  test('Tab goes round in it and in its views, both ways; each view begins at its way back and leads back to its entry', async () => {
    const { page, complaints, leave } = await visit('/xx-en/faq', phone)
    await page.locator(menuOpener).focus()
    await press(page, 'Space')
    const menu = ['Close menu', 'Home', 'Tours', 'Destinations', 'Ways to travel', 'Design your own', 'Log in', 'Sign up']
    expect(await round(page)).toEqual(menu)
    expect(await round(page, 'Shift+Tab')).toEqual([menu[0], ...menu.slice(1).reverse()])

    await tabTo(page, '[popovertarget="sub-destinations"]')
    await press(page, 'Enter')
    expect(await nameOfFocused(page)).toBe('Back to Menu')
    expect((await round(page)).slice(0, 4)).toEqual(['Back to Menu', 'Close menu', 'All destinations', 'The Nordics'])
    await expectAccessible(page)

    await tabTo(page, '[popovertarget="sub-nordics"]')
    await press(page, 'Space')
    expect(await nameOfFocused(page)).toBe('Back to Destinations')
    expect((await round(page, 'Shift+Tab')).slice(0, 2)).toEqual(['Back to Destinations', 'Iceland'])
    await press(page, 'Enter')
    await page.waitForFunction(() => document.activeElement?.matches('[popovertarget="sub-nordics"]'))
    expect([await isOpen(page, 'sub-nordics'), await isOpen(page, 'sub-destinations')]).toEqual([false, true])
    await tabTo(page, '[popovertarget="sub-destinations"][popovertargetaction=hide]')
    await press(page, 'Space')
    expect([await isOpen(page, 'sub-destinations'), await nameOfFocused(page)]).toEqual([false, 'Destinations'])

    await press(page, 'Enter', 'Escape')
    expect([await isOpen(page, 'mobile-menu'), await hasFocus(page, menuOpener)]).toEqual([false, true])
    expect(complaints).toEqual([])
    await leave()
  })

  test('nine entries of a long list, “see more (+3)” and “see less”: the focus stays and the new entries come next', async () => {
    const { page, complaints, leave } = await visit('/xx-en/faq', phone)
    await page.locator(menuOpener).press('Enter')
    await tabTo(page, '[popovertarget="sub-ways"]')
    await press(page, 'Enter')
    const entries = () => page.locator('#sub-ways').getByRole('listitem').filter({ visible: true }).count()
    await tabTo(page, '#sub-ways summary')
    const summary = page.locator('#sub-ways summary')
    expect([await entries(), await summary.innerText()]).toEqual([9, 'See more (+3)'])
    await press(page, 'Enter')
    expect([await entries(), await summary.innerText(), await hasFocus(page, '#sub-ways summary')]).toEqual([12, 'See less', true])
    await expectAccessible(page)
    await press(page, 'Tab')
    expect(await nameOfFocused(page)).toBe('For the animals')
    await press(page, 'Shift+Tab', 'Space')
    expect([await entries(), await hasFocus(page, '#sub-ways summary')]).toEqual([9, true])
    expect(complaints).toEqual([])
    await leave()
  })
})

describe('what a button opens', () => {
  test('the account menu by Enter and Space; Esc gives the focus back, leaving closes it', async () => {
    const { page, complaints, leave } = await visit('/xx-en/faq')
    const button = '[popovertarget="account-menu"]'
    await page.locator(button).focus()
    for (const key of ['Enter', 'Space']) {
      await press(page, key)
      expect(await isOpen(page, 'account-menu'), key).toBe(true)
      await press(page, 'Tab')
      expect(await nameOfFocused(page)).toBe('Log in')
      await press(page, 'Escape')
      expect([await isOpen(page, 'account-menu'), await hasFocus(page, button)], key).toEqual([false, true])
    }
    await press(page, 'Enter', 'Tab', 'Shift+Tab')
    expect([await isOpen(page, 'account-menu'), await hasFocus(page, button)]).toEqual([true, true])
    await press(page, 'Tab', 'Tab', 'Tab')
    expect(await isOpen(page, 'account-menu')).toBe(false)
    expect(complaints).toEqual([])
    await leave()
  })

  test('the sheet of facets by Enter and Space, with the focus inside; it never hides what has the focus', async () => {
    const { page, complaints, leave } = await visit('/xx-en/tours', phone)
    const button = '[popovertarget="facets"]:not([popovertargetaction])'
    await page.locator(button).focus()
    for (const key of ['Enter', 'Space']) {
      await press(page, key)
      expect([await isOpen(page, 'facets'), await nameOfFocused(page)], key).toEqual([true, 'Close'])
      await press(page, 'Tab', 'Escape')
      expect([await isOpen(page, 'facets'), await hasFocus(page, button)], key).toEqual([false, true])
    }
    await press(page, 'Enter')
    await page.locator('#facets > p button').focus()
    await press(page, 'Tab')
    expect([await isOpen(page, 'facets'), (await focused(page)).tag]).toEqual([false, 'SELECT'])
    expect(complaints).toEqual([])
    await leave()
  })

  test('the mega-menu under the pointer can be reached, stays, and goes with Esc or when the focus leaves its button', async () => {
    const { page, complaints, leave } = await visit('/xx-en/faq')
    const button = page.locator('[popovertarget="menu-ways"]')
    await button.hover()
    await page.locator('#menu-ways').getByRole('link', { name: 'Island to island' }).hover()
    await page.locator('#menu-ways').getByText('Where the ferry decides').waitFor()
    await press(page, 'Escape')
    expect(await isOpen(page, 'menu-ways')).toBe(false)
    await tabTo(page, '[popovertarget="menu-ways"]')
    expect([await isOpen(page, 'menu-ways'), await expandedIn(page, '[popovertarget="menu-ways"]')]).toEqual([
      true,
      { attribute: null, told: true },
    ])
    await press(page, 'Shift+Tab')
    expect(await isOpen(page, 'menu-ways')).toBe(false)
    expect(await expandedIn(page, '[popovertarget="menu-ways"]')).toEqual({ attribute: null, told: false })
    expect(complaints).toEqual([])
    await leave()
  })
})

test('the cookie preferences keep Tab until Esc, which gives the focus back to their link', async () => {
  const { page, complaints, leave } = await visit('/xx-en/faq')
  const link = page.getByRole('link', { name: 'Manage cookie preferences' })
  await link.press('Enter')
  await page.getByRole('dialog', { name: 'Cookie preferences' }).waitFor()
  const stops = ['Close', 'Cookie policy', '', '', 'Refuse all', 'Accept all', 'Save my choice']
  expect(await round(page)).toEqual(stops)
  expect(await round(page, 'Shift+Tab')).toEqual([stops[0], ...stops.slice(1).reverse()])
  await press(page, 'Escape')
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})

test('market and language are chosen by keys alone, and nothing is loaded before the button', async () => {
  const { page, complaints, leave } = await visit('/xx-en/faq')
  await page.locator('footer select[name=market]').focus()
  await page.keyboard.type('Belg')
  expect((await focused(page)).value).toBe('be')
  await tabTo(page, 'select[name=language]', { most: 1 })
  await press(page, 'ArrowDown')
  expect((await focused(page)).value).toBe('fr')
  expect([page.url(), await page.evaluate(() => 'stayed' in window)]).toEqual([`${originOf()}/xx-en/faq`, true])
  await tabTo(page, 'form[action="/switch"] button', { most: 1 })
  await press(page, 'Enter')
  await page.waitForURL('**/be-fr/faq')
  expect(complaints).toEqual([])
  await leave()
})
