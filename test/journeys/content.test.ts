import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrive, expectAccessible, hydrated, openBrowser, originOf } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')
const mailbox = async (page: Page) => {
  await page.goto(`${originOf('sandbox')}/mailbox`)
  return page.locator('main').innerText()
}

describe('the contact form', () => {
  test('by keyboard: errors lead to their fields, nothing typed is lost, the message arrives', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en/contact-us`)
    await hydrated(page)
    await page.locator('#contact-name').focus()
    await page.keyboard.type('Ann Example')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ann@example')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    expect(await page.title()).toMatch(/^Error: /)
    await expectAccessible(page)
    const links = page.getByRole('alert').getByRole('link')
    expect(await links.allInnerTexts()).toEqual([
      expect.stringContaining('E-mail address'),
      expect.stringContaining('What is it about?'),
      expect.stringContaining('Your message'),
    ])
    await links.first().focus()
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('contact-email')
    await page.keyboard.press('End')
    await page.keyboard.type('.com')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('contact-topic')
    await page.keyboard.type('A new trip')
    await page.keyboard.press('Tab')
    await page.keyboard.type('May we bring the dog on the ferry?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/contact-us\?sent=1$/)
    await page.getByRole('heading', { name: 'Thank you, your message has reached us' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-labelledby') === 'contact-sent')
    await expectAccessible(page)
    expect(complaints).toEqual([])
    expect(await mailbox(page)).toContain('May we bring the dog on the ferry?')
    await leave()
  })

  test('while the shop cannot be reached the text stays, and the page says what to do', async () => {
    const { page, context, leave } = await arrive(browser, { width: 360, height: 740 })
    await page.goto(`${originOf()}/de-de/kontakt`)
    await hydrated(page)
    await context.setOffline(true)
    await page.locator('#contact-name').fill('Ann Muster')
    await page.locator('#contact-email').fill('ann@example.com')
    await page.locator('#contact-topic').selectOption('booking')
    await page.locator('#contact-message').fill('Darf der Hund mit?')
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').innerText()).toContain('+49\u00a030\u00a023125\u00a0012')
    expect(await page.locator('#contact-message').inputValue()).toBe('Darf der Hund mit?')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await page.waitForURL(/sent=1$/)
    await leave()
  })

  test('without JavaScript it sends, refuses and keeps', async () => {
    const { page, leave } = await arrive(browser, { javaScript: false })
    await page.goto(`${originOf('nordlys')}/kontakt-oss`)
    await page.locator('#contact-name').fill('Ola Eksempel')
    await page.locator('#contact-email').fill('ola@example.com')
    await page.locator('#contact-message').fill('Kan hunden være med på turen?')
    await page.locator('form[method=post] button').click()
    const alert = page.getByRole('alert')
    expect(await alert.getByRole('link').count()).toBe(1)
    expect(await page.locator('#contact-topic').getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('#contact-message').inputValue()).toBe('Kan hunden være med på turen?')
    await page.locator('#contact-topic').selectOption('new-trip')
    await page.locator('form[method=post] button').click()
    await page.waitForURL(/\/kontakt-oss\?sent=1$/)
    expect(await mailbox(page)).toContain('Kan hunden være med på turen?')
    await leave()
  })

  test.each(['/xx-en/contact-us', '/de-de/kontakt', '/fi-fi/ota-yhteytta'])(
    '%s is accessible and does not scroll sideways',
    async (path) => {
      const { page, complaints, leave } = await arrive(browser)
      await page.goto(`${originOf()}${path}`)
      await hydrated(page)
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      expect(complaints).toEqual([])
      await leave()
    },
  )
})

describe('texts that fold', () => {
  test('a link to an answer opens it, and so does one on the page', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf()}/xx-en/faq#is-my-card-safe`)
    await page.locator('#is-my-card-safe').waitFor({ state: 'visible' })
    expect(await page.locator('main details[open]').count()).toBe(1)
    await hydrated(page)
    expect(await page.locator('main details[open]').count()).toBe(1)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await leave()
  })

  test.each([true, false])(
    'the cookie policy of a brand with one information page is open at its address (JavaScript: %s)',
    async (javaScript) => {
      const { page, leave } = await arrive(browser, { javaScript })
      await page.goto(`${originOf('nordlys')}/informasjon?tab=informasjonskapsler`)
      await page.locator('#informasjonskapsler').waitFor({ state: 'visible' })
      expect(await page.locator('#personvern').isVisible()).toBe(false)
      await leave()
    },
  )

  test('its link in the footer opens it without a load', async () => {
    const { page, complaints, leave } = await arrive(browser)
    await page.goto(`${originOf('nordlys')}/faq`)
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.locator('footer').getByRole('link', { name: 'Informasjonskapsler', exact: true }).click()
    await page.locator('#informasjonskapsler').waitFor({ state: 'visible' })
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(complaints).toEqual([])
    await leave()
  })
})

test('the accessibility statement is reached from every page’s foot', async () => {
  const { page, complaints, leave } = await arrive(browser)
  await page.goto(`${originOf()}/de-de`)
  await page.locator('footer').getByRole('link', { name: 'Erklärung zur Barrierefreiheit' }).click()
  await page.getByRole('heading', { level: 1, name: 'Erklärung zur Barrierefreiheit' }).waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await leave()
})
