import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Each kind of page, from the international market to one with two languages and one with another tongue. */
const ways = [
  ['/xx-en', '/be-fr', '/fi-fi'],
  ['/xx-en/tours?query=fjord&nz-lang=en', '/be-fr/circuits?query=fjord&nz-lang=fr', '/fi-fi/matkat?query=fjord&nz-lang=fi'],
  ['/xx-en/planner?tripId=t0010001', '/be-fr/planner?tripId=t0010001', '/fi-fi/planner?tripId=t0010001'],
  ['/xx-en/destinations/nordics/norway', '/be-fr/destinations/nordics/norway', '/fi-fi/kohteet/nordics/norway'],
  ['/xx-en/faq', '/be-fr/faq', '/fi-fi/faq'],
  ['/xx-en/our-footprint', /^\/be-fr\/(?!our-footprint)[a-z-]+$/, /^\/fi-fi\/(?!our-footprint)[a-z-]+$/],
] as const

for (const javaScript of [true, false]) {
  test.each(ways)(`%s stays what it is in another market, ${javaScript ? 'with' : 'without'} scripts`, async (from, french, finnish) => {
    const { page, complaints, leave } = await arrive(browser, { javaScript })
    for (const [market, language, to] of [
      ['be', 'fr', french],
      ['fi', 'fi', finnish],
    ] as const) {
      await page.goto(originOf() + from)
      if (javaScript) {
        await hydrated(page)
        await page.evaluate(() => Object.assign(window, { stayed: true }))
      }
      const form = page.locator('form[action="/switch"]')
      await form.locator('select[name=market]').selectOption(market)
      // Without scripts the languages of the other market are not known yet: its first one is taken.
      const languages = form.locator('select[name=language] option')
      if (javaScript && market === 'be') await languages.nth(1).waitFor({ state: 'attached' })
      const offers = await languages.count()
      if (javaScript) expect(offers).toBe(market === 'be' ? 2 : 0)
      if (offers > 0) await form.locator('select[name=language]').selectOption(language)
      await form.getByRole('button').click()
      await page.waitForURL((url) => url.pathname !== from.split('?')[0])
      const { pathname, search } = new URL(page.url())
      const expected = javaScript || market === 'fi' ? to : undefined
      if (expected) expect(pathname + search).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
      else expect(pathname).toMatch(/^\/be-nl/)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      if (javaScript) expect(await page.evaluate(() => 'stayed' in window), 'the document is another').toBe(false)
    }
    expect(complaints).toEqual([])
    await leave()
  })
}

test('markets are named in the page’s language, and only a name that is not is marked', async () => {
  const { page, leave } = await arrive(browser)
  await page.goto(`${originOf()}/de-de`)
  const options = await page
    .locator('select[name=market] option')
    .evaluateAll((found) => found.map((option) => [option.textContent, option.getAttribute('lang')]))
  expect(options).toContainEqual(['Niederlande', null])
  expect(options).toContainEqual(['Norwegen', null])
  await leave()
})
