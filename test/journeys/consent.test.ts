import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtFile } from '../setup/built-file.ts'
import { arrive, expectAccessible, hydrated, openBrowser, originOf, shiftOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const newcomer = { decided: false }
const days = (seconds: number) => Math.round((seconds - Date.now() / 1000) / 86_400)
const bannerIn = (page: Page, name = 'Cookies on this site') => page.getByRole('region', { name })
const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' })
const choiceIn = async (page: Page) => {
  const cookies = await page.context().cookies()
  return ['personalization', 'targeting'].map((name) => cookies.find((cookie) => cookie.name === name)?.value)
}

describe('who has not decided', () => {
  test.each([
    ['Accept all', '1'],
    ['Refuse all', '0'],
  ])('%s: kept for 180 days, for the whole site, and the banner stays away', async (answer, value) => {
    const { page, context, complaints, leave } = await arrive(browser, newcomer)
    await page.goto(`${originOf()}/xx-en`)
    await bannerIn(page).getByRole('button', { name: answer }).click()
    await bannerIn(page).waitFor({ state: 'detached' })
    expect(await choiceIn(page)).toEqual([value, value])
    for (const cookie of (await context.cookies()).filter(({ name }) => ['personalization', 'targeting'].includes(name))) {
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', domain: '.tidemark.localhost' })
      expect(days(cookie.expires)).toBe(180)
    }
    await page.reload()
    await hydrated(page)
    expect(await bannerIn(page).count()).toBe(0)
    expect(await page.locator('html').getAttribute('data-consent')).toBe('decided')
    expect(complaints).toEqual([])
    await leave()
  })

  test('refuses as easily as accepts: same size, same level, both at once', async () => {
    const { page, leave } = await arrive(browser, { ...newcomer, width: 360, height: 740 })
    await page.goto(`${originOf()}/de-de`)
    const banner = bannerIn(page, 'Cookies auf dieser Website')
    const [refuse, accept] = await Promise.all(
      ['Alle ablehnen', 'Alle annehmen'].map((name) => banner.getByRole('button', { name }).boundingBox()),
    )
    expect([refuse?.width, refuse?.height, refuse?.y]).toEqual([accept?.width, accept?.height, accept?.y])
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(0.4 * 740)
    await leave()
  })

  test.each(['/xx-en', '/de-de', '/fi-fi'])(
    '%s stays accessible behind the banner, at 360 and 1280 px, and does not jump',
    async (path) => {
      const { page, complaints, leave } = await arrive(browser, newcomer)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        await page.goto(`${originOf()}${path}`)
        await page.locator('[aria-labelledby=consent-title]').waitFor()
        await expectAccessible(page)
        expect(await shiftOf(page)).toBe(0)
      }
      expect(complaints).toEqual([])
      await leave()
    },
  )

  test('by keyboard: the banner comes right after the skip link, Esc decides nothing, and focus goes on in the page', async () => {
    const { page, leave } = await arrive(browser, newcomer)
    await page.goto(`${originOf()}/xx-en`)
    await bannerIn(page).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    const stops: (string | null | undefined)[] = []
    for (let stop = 0; stop < 5; stop++) {
      await page.keyboard.press('Tab')
      stops.push(await focused())
    }
    expect(stops.slice(1)).toEqual(['Cookie policy', 'Refuse all', 'Accept all', 'Choose'])
    expect(stops[0]).toMatch(/skip/i)
    await page.keyboard.press('Escape')
    expect(await choiceIn(page)).toEqual([undefined, undefined])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await bannerIn(page).waitFor({ state: 'detached' })
    expect(await choiceIn(page)).toEqual(['1', '1'])
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    await leave()
  })

  test('what has the focus is never behind the banner', async () => {
    const { page, leave } = await arrive(browser, { ...newcomer, width: 360, height: 640 })
    await page.goto(`${originOf()}/xx-en`)
    await bannerIn(page).waitFor()
    const hidden: string[] = []
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab')
      const found = await page.evaluate(() => {
        const banner = document.querySelector('[aria-labelledby=consent-title]')
        const element = document.activeElement
        if (!banner || !element || banner.contains(element) || element === document.body) return undefined
        return element.getBoundingClientRect().top >= banner.getBoundingClientRect().top ? element.outerHTML.slice(0, 90) : undefined
      })
      if (found) hidden.push(found)
    }
    expect(hidden).toEqual([])
    await leave()
  })

  test('a tour’s booking bar stands on the banner, also on a page that came later, and comes down with the answer', async () => {
    const { page, leave } = await arrive(browser, { ...newcomer, width: 360, height: 740 })
    const bar = page.locator('[data-foot]')
    const gap = async (below: Locator | undefined) => {
      const [upper, lower] = [await bar.boundingBox(), await below?.boundingBox()]
      return upper && Math.abs(Math.round((lower?.y ?? 740) - upper.y - upper.height))
    }
    await page.goto(`${originOf()}/xx-en/planner?tripId=t0010001`)
    await bannerIn(page).waitFor()
    await expect.poll(() => gap(bannerIn(page)), { timeout: 15_000 }).toBe(0)
    await page.locator('main li a[href*="tripId="]').last().click()
    await page.waitForURL((url) => url.searchParams.get('tripId') !== 't0010001')
    await expect.poll(() => gap(bannerIn(page)), { timeout: 15_000 }).toBe(0)
    await bannerIn(page).getByRole('button', { name: 'Refuse all' }).click()
    await expect.poll(() => gap(undefined), { timeout: 15_000 }).toBe(0)
    expect(await page.evaluate(() => [document.body, document.documentElement].map((each) => each.getAttribute('style') || ''))).toEqual([
      '',
      '',
    ])
    await leave()
  })

  test('follows the page without a load, and knows the other market’s policy', async () => {
    const { page, leave } = await arrive(browser, newcomer)
    await page.goto(`${originOf()}/be-nl/rondreizen`)
    const policy = page.getByRole('region', { name: 'Cookies op deze site' }).getByRole('link')
    expect(await policy.getAttribute('href')).toBe('/be-nl/cookies-policy')
    await policy.click()
    await page.waitForURL(/\/be-nl\/cookies-policy$/)
    await page.getByRole('button', { name: 'Alles weigeren' }).waitFor()
    await leave()
  })

  test('is not asked in the checkout', async () => {
    const { page, leave } = await arrive(browser, newcomer)
    await page.goto(`${originOf()}/xx-en/checkout/status000001`)
    await page.waitForURL(/traveller-details/)
    await hydrated(page)
    await page.evaluate(() => {
      location.hash = '#manage-cookie-preferences'
    })
    await dialogIn(page).waitFor()
    expect(await bannerIn(page).count()).toBe(0)
    await leave()
  })
})

describe('the preferences', () => {
  const manage = (page: Page) => page.getByRole('link', { name: 'Manage cookie preferences' }).click()

  test('open by the footer’s link, the hash is cleared, and what was chosen is kept', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en/faq?a=1`)
    await hydrated(page)
    await manage(page)
    await dialogIn(page).waitFor()
    expect(page.url()).toBe(`${originOf()}/xx-en/faq?a=1`)
    await expectAccessible(page)
    await dialogIn(page).getByRole('checkbox', { name: 'Targeting' }).check()
    await dialogIn(page).getByRole('button', { name: 'Save my choice' }).click()
    await dialogIn(page).waitFor({ state: 'hidden' })
    expect(await choiceIn(page)).toEqual(['0', '1'])
    await page.getByRole('status').filter({ hasText: 'Your choice is saved' }).first().waitFor()
    await page.reload()
    await hydrated(page)
    await manage(page)
    expect(await dialogIn(page).getByRole('checkbox', { name: 'Targeting' }).isChecked()).toBe(true)
    expect(await dialogIn(page).getByRole('checkbox', { name: 'Personalization' }).isChecked()).toBe(false)
    expect(complaints).toEqual([])
    await leave()
  })

  test('left by Esc or the cross they change nothing, give the focus back and forget what was ticked', async () => {
    const { page, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en/faq`)
    await hydrated(page)
    for (const close of [() => page.keyboard.press('Escape'), () => dialogIn(page).getByRole('button', { name: 'Close' }).click()]) {
      await manage(page)
      await dialogIn(page).getByRole('checkbox', { name: 'Personalization' }).check()
      await close()
      await dialogIn(page).waitFor({ state: 'hidden' })
      expect(await choiceIn(page)).toEqual(['0', undefined])
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Manage cookie preferences')
    }
    await manage(page)
    expect(await dialogIn(page).getByRole('checkbox', { name: 'Personalization' }).isChecked()).toBe(false)
    await leave()
  })

  test('open for an address that carries the hash, and from the banner', async () => {
    const { page, leave } = await arrive(browser, newcomer)
    await page.goto(`${originOf()}/xx-en#manage-cookie-preferences`)
    await dialogIn(page).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    await page.keyboard.press('Escape')
    await bannerIn(page).getByRole('button', { name: 'Choose' }).click()
    await dialogIn(page).getByRole('button', { name: 'Save my choice' }).click()
    await bannerIn(page).waitFor({ state: 'detached' })
    expect(await choiceIn(page)).toEqual(['0', '0'])
    await leave()
  })

  test('that cannot be loaded are missed with a warning, and the page stands', async () => {
    const { page, leave } = await arrive(browser)
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const file = builtFile('src/client/features/consent/consent-parts.tsx')
    await page.route(`**/${file}`, (route) => route.abort())
    await page.goto(`${originOf()}/xx-en/faq`)
    await hydrated(page)
    await manage(page)
    await expect.poll(() => warnings.join()).toContain(file)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await dialogIn(page).count()).toBe(0)
    await leave()
  })
})
