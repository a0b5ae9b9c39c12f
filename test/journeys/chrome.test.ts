import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expandedIn, tabTo } from './keyboard.ts'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const isOpen = (page: Page, id: string) => page.locator(`#${id}`).evaluate((panel) => panel.matches(':popover-open, [open]'))
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const button = '[popovertarget="menu-destinations"]'

describe('mega-menu', () => {
  test('opens on keyboard focus; Esc closes it for good, Enter and Space toggle it, leaving closes it', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en`)
    await hydrated(page)
    await tabTo(page, button)
    expect(await isOpen(page, 'menu-destinations')).toBe(true)
    await page.keyboard.press('Escape')
    expect([await isOpen(page, 'menu-destinations'), await focusedText(page)]).toEqual([false, 'Destinations'])
    await page.keyboard.press('Enter')
    expect(await isOpen(page, 'menu-destinations')).toBe(true)
    expect(await expandedIn(page, button)).toEqual({ attribute: null, told: true })
    await expectAccessible(page)
    await page.keyboard.press('Space')
    expect(await isOpen(page, 'menu-destinations')).toBe(false)
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect([await isOpen(page, 'menu-destinations'), await focusedText(page)]).toEqual([false, 'Destinations'])
    await page.keyboard.press('Enter')
    await tabTo(page, '[popovertarget="menu-ways"]')
    expect(await isOpen(page, 'menu-destinations')).toBe(false)
    expect(complaints).toEqual([])
    await leave()
  })

  test('opens on hover, shows the entry under the pointer, and closes on leaving', async () => {
    const { page, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en`)
    await hydrated(page)
    await page.hover(button)
    expect(await isOpen(page, 'menu-destinations')).toBe(true)
    await page.locator('#menu-destinations').getByRole('link', { name: 'Africa' }).first().hover()
    await page.locator('#menu-destinations li[data-selected]').getByRole('link', { name: 'Namibia' }).waitFor()
    await page.mouse.move(640, 880)
    await page.waitForFunction(() => !document.querySelector('#menu-destinations:popover-open'))
    await leave()
  })
})

describe('mobile menu', () => {
  test('goes three levels down and back by keyboard, closes with Esc and on navigation', async () => {
    const { page, complaints, leave } = await arrive(browser, { width: 360, height: 740 })
    await page.goto(`${originOf()}/de-de`)
    await hydrated(page)
    const opener = '[popovertarget="mobile-menu"][aria-haspopup]'
    await page.locator(opener).focus()
    await page.keyboard.press('Enter')
    expect(await isOpen(page, 'mobile-menu')).toBe(true)
    await expectAccessible(page)
    await page.locator('[popovertarget="sub-destinations"]').first().press('Enter')
    await page.locator('[popovertarget="sub-nordics"]').first().press('Enter')
    await page.locator('#sub-nordics').getByRole('link', { name: 'Norwegen' }).waitFor()
    const back = (id: string) => page.locator(`#${id} > div`).first().getByRole('button').first()
    await back('sub-nordics').press('Enter')
    expect([await isOpen(page, 'sub-nordics'), await isOpen(page, 'sub-destinations')]).toEqual([false, true])
    await back('sub-destinations').press('Enter')
    expect([await isOpen(page, 'sub-destinations'), await isOpen(page, 'mobile-menu')]).toEqual([false, true])
    await page.keyboard.press('Escape')
    expect(await isOpen(page, 'mobile-menu')).toBe(false)
    await page.keyboard.press('Enter')
    await page.locator('#mobile-menu').getByRole('link', { name: 'Reisen', exact: true }).press('Enter')
    await page.waitForURL('**/de-de/reisen')
    await page.waitForFunction(() => !document.querySelector('#mobile-menu')?.matches('[open], :popover-open'))
    expect(complaints).toEqual([])
    await leave()
  })
})

describe('the mobile menu’s third level', () => {
  const opener = '[popovertarget="mobile-menu"][aria-haspopup]'
  const deep = async () => {
    const visitor = await arrive(browser, { width: 360, height: 740 })
    const { page } = visitor
    await page.goto(`${originOf()}/de-de`)
    await hydrated(page)
    await page.locator(opener).press('Enter')
    await page.locator('[popovertarget="sub-destinations"]').first().press('Enter')
    await page.locator('[popovertarget="sub-nordics"]').first().press('Enter')
    await page.locator('#sub-nordics').getByRole('link', { name: 'Norwegen' }).waitFor()
    return visitor
  }
  const nothingIsOpen = (page: Page) => page.evaluate(() => document.querySelectorAll('dialog[open], :popover-open').length === 0)

  test.each([
    ['Esc', (page: Page) => page.keyboard.press('Escape')],
    ['its cross', (page: Page) => page.locator('#sub-nordics').getByRole('button', { name: 'Menü schließen' }).click()],
  ])('%s closes the whole menu and gives the focus back', async (_, close) => {
    const { page, complaints, leave } = await deep()
    await expectAccessible(page)
    await close(page)
    expect(await nothingIsOpen(page)).toBe(true)
    expect(await page.evaluate((wanted) => document.activeElement?.matches(wanted), opener)).toBe(true)
    expect(complaints).toEqual([])
    await leave()
  })

  test('a link closes the whole menu; the page behind did not move meanwhile', async () => {
    const { page, leave } = await deep()
    await page.mouse.move(180, 600)
    await page.mouse.wheel(0, 500)
    await page.locator('#sub-nordics').getByRole('link', { name: 'Norwegen' }).focus()
    expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflowY])).toEqual([0, 'hidden'])
    await page.locator('#sub-nordics').getByRole('link', { name: 'Norwegen' }).click()
    await page.waitForURL('**/de-de/reiseziele/nordics/norway')
    await expect.poll(() => nothingIsOpen(page)).toBe(true)
    await leave()
  })
})

describe('a link to the page one is on', () => {
  test('closes the mobile menu, from its second level too, and loads nothing', async () => {
    const { page, complaints, leave } = await arrive(browser, { width: 360, height: 740 })
    await page.goto(`${originOf()}/xx-en/destinations`)
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    const opener = page.locator('[popovertarget="mobile-menu"][aria-haspopup]')
    await opener.click()
    await page.locator('[popovertarget="sub-destinations"]').first().click()
    await page.locator('#sub-destinations').getByRole('link', { name: 'All destinations' }).click()
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('dialog[open], :popover-open').length)).toBe(0)
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
    expect([page.url(), await page.evaluate(() => 'stayed' in window)]).toEqual([`${originOf()}/xx-en/destinations`, true])
    expect(complaints).toEqual([])
    await leave()
  })

  test('closes the mega-menu', async () => {
    const { page, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en/destinations`)
    await hydrated(page)
    await page.hover(button)
    await page.locator('#menu-destinations').getByRole('link', { name: 'All destinations' }).click()
    await expect.poll(() => isOpen(page, 'menu-destinations')).toBe(false)
    await leave()
  })
})

test('the footer’s blocks open and close within 300 ms, at once for who asks for rest', async () => {
  const { page, leave } = await arrive(browser)
  await page.goto(`${originOf()}/xx-en`)
  const motion = () =>
    page
      .locator('footer details')
      .first()
      .evaluate((block) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(block, '::details-content')
        return transitionProperty === 'none' || transitionDuration === '0s' ? 'at once' : transitionDuration
      })
  expect(await motion()).toBe('at once')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await motion()).toMatch(/^0\.3s/)
  await leave()
})

test('the footer’s blocks open without scripts', async () => {
  const { page, leave } = await arrive(browser, { javaScript: false })
  await page.goto(`${originOf()}/xx-en`)
  const block = page.locator('footer details').first()
  expect(await block.getAttribute('open')).toBeNull()
  await block.locator('summary').click()
  await block.getByRole('link', { name: 'All tours' }).waitFor()
  await leave()
})

describe('without scripts', () => {
  test('the mega-menu and the account menu open and close by their buttons and by Esc, and lead on', async () => {
    const { page, leave } = await arrive(browser, { javaScript: false })
    await page.goto(`${originOf()}/xx-en/faq`)
    const account = page.locator('[popovertarget="account-menu"]')
    await account.click()
    await page.locator('#account-menu').getByRole('link', { name: 'Log in' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await isOpen(page, 'account-menu')).toBe(false)
    await page.locator(button).click()
    expect(await isOpen(page, 'menu-destinations')).toBe(true)
    await page.locator(button).click()
    expect(await isOpen(page, 'menu-destinations')).toBe(false)
    await page.locator(button).press('Enter')
    await page.locator('#menu-destinations').getByRole('link', { name: 'Africa' }).first().click()
    await page.waitForURL('**/xx-en/destinations/africa')
    await leave()
  })

  test('the mobile menu opens with its views, each with a way back and one out, shows the rest of a long list and leads on', async () => {
    const { page, leave } = await arrive(browser, { javaScript: false, width: 360, height: 740 })
    await page.goto(`${originOf()}/xx-en/faq`)
    const opener = page.locator('[popovertarget="mobile-menu"][aria-haspopup]')
    const open = async (...views: string[]) => {
      await opener.click()
      for (const view of views) await page.locator(`[popovertarget="${view}"]:not([popovertargetaction])`).first().click()
    }
    const opened = () =>
      page.evaluate(() => [...document.querySelectorAll(':popover-open')].map(({ id }) => id).filter((id) => id !== 'tooltip'))
    await open('sub-destinations', 'sub-nordics')
    expect(await opened()).toEqual(['mobile-menu', 'sub-destinations', 'sub-nordics'])
    await page.locator('#sub-nordics').getByRole('button', { name: 'Back to Destinations' }).click()
    expect(await opened()).toEqual(['mobile-menu', 'sub-destinations'])
    await page.locator('#sub-destinations > div').first().getByRole('button', { name: 'Close menu' }).click()
    expect(await opened()).toEqual([])
    await open('sub-ways')
    await page.locator('#sub-ways summary').click()
    expect(await page.locator('#sub-ways').getByRole('listitem').filter({ visible: true }).count()).toBe(12)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await opened()).toEqual([])
    await open('sub-destinations', 'sub-nordics')
    await page.locator('#sub-nordics').getByRole('link', { name: 'Norway' }).click()
    await page.waitForURL('**/xx-en/destinations/nordics/norway')
    await leave()
  })
})

test('up to 419 px the logo is the square one, from there on the wide one, each in its own shape', async () => {
  const { page, leave } = await arrive(browser)
  await page.goto(`${originOf()}/xx-en/faq`)
  const logo = page.getByRole('banner').locator('picture img').first()
  for (const [width, file] of [
    [360, 'logo-square'],
    [419, 'logo-square'],
    [420, 'logo'],
    [1280, 'logo'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.currentSrc), { message: `at ${width}` })
      .toMatch(new RegExp(`/${file}\\.svg$`))
    const { shown, own } = await logo.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const { width: wide, height: high } = image.getBoundingClientRect()
      return { shown: wide / high, own: image.naturalWidth / image.naturalHeight }
    })
    expect(Math.abs(shown - own), `at ${width}`).toBeLessThan(0.1)
  }
  await leave()
})

test('the header fits every width in Finnish', async () => {
  const { page, leave } = await arrive(browser)
  await page.goto(`${originOf()}/fi-fi`)
  for (const width of [320, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await leave()
})

describe('the header', () => {
  test('has the menu of small screens up to 1023 px; on arrival nothing covers the page', async () => {
    const { page, leave } = await arrive(browser)
    for (const [width, isSmall] of [
      [1023, true],
      [1024, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${originOf()}/xx-en/faq`)
      expect(await page.locator('[popovertarget="mobile-menu"][aria-haspopup]').isVisible()).toBe(isSmall)
      expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(!isSmall)
      expect(await page.locator('#account-menu').isVisible(), 'nothing covers the page on arrival').toBe(false)
    }
    await leave()
  })

  test('the account menu leads to login and sign-up, and closes with Esc and on a click elsewhere', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en/faq`)
    await hydrated(page)
    const menu = page.locator('#account-menu')
    const button = page.locator('[popovertarget="account-menu"]')
    await button.click()
    expect(
      await menu.getByRole('link').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ).toEqual(['/xx-en/login', '/xx-en/signup'])
    await expectAccessible(page)
    await page.mouse.click(200, 700)
    await menu.waitFor({ state: 'hidden' })
    await button.press('Enter')
    await menu.waitFor({ state: 'visible' })
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await button.evaluate((each) => each === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
    await leave()
  })

  test('on a phone login and sign-up stand in the menu itself', async () => {
    const { page, leave } = await arrive(browser, { width: 360, height: 740 })
    await page.goto(`${originOf()}/xx-en/faq`)
    await hydrated(page)
    await page.locator('[popovertarget="mobile-menu"][aria-haspopup]').click()
    for (const path of ['login', 'signup']) await page.locator(`#mobile-menu a[href="/xx-en/${path}"]`).waitFor({ state: 'visible' })
    await leave()
  })

  test('elsewhere opens in a new tab and says so, the shop itself is no link', async () => {
    const { page, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en/faq`)
    const strip = page.getByRole('navigation', { name: 'Elsewhere' })
    expect(await strip.locator('[aria-current=true]').count()).toBe(1)
    const outside = strip.getByRole('link')
    expect(await outside.count()).toBeGreaterThan(0)
    for (const link of await outside.all()) {
      expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
      expect(await link.innerText()).toContain('opens in a new tab')
    }
    await leave()
  })

  test('help is the same first tool on every page', async () => {
    const { page, leave } = await arrive(browser)
    const places: string[] = []
    for (const path of ['', '/tours', '/planner?tripId=t0010001', '/destinations/nordics', '/contact-us', '/no-such-page']) {
      await page.goto(`${originOf()}/xx-en${path}`)
      const help = page.getByRole('banner').locator('a[href="/xx-en/contact-us"]:visible')
      const box = await help.first().boundingBox()
      places.push([box?.x, box?.y].map((each) => Math.round(each ?? -1)).join())
    }
    expect(new Set(places).size).toBe(1)
    await leave()
  })
})
