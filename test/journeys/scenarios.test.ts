import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scenarios } from '../../sandbox/tours/scenarios.ts'
import { de } from '../../src/markets/texts/de.ts'
import { en } from '../../src/markets/texts/en.ts'
import { fi } from '../../src/markets/texts/fi.ts'
import { checkout as deSettings } from '../../src/markets/words/de/checkout.ts'
import { errors as deErrors } from '../../src/markets/words/de/errors.ts'
import { checkout as enSettings } from '../../src/markets/words/en/checkout.ts'
import { errors as enErrors } from '../../src/markets/words/en/errors.ts'
import { checkout as fiSettings } from '../../src/markets/words/fi/checkout.ts'
import { errors as fiErrors } from '../../src/markets/words/fi/errors.ts'
import { type CheckoutKey, type Road, roads } from './roads.ts'
import { acceptTerms, answerBank, cards, chooseDate, fillCard, goToPayment, leaves, passStep, pay, routeOf } from './traveller.ts'
import { arrive, hydrated, openBrowser, originOf } from './visitor.ts'

const languages = [
  { prefix: 'xx-en', texts: en, settings: enSettings, errors: enErrors },
  { prefix: 'de-de', texts: de, settings: deSettings, errors: deErrors },
  { prefix: 'fi-fi', texts: fi, settings: fiSettings, errors: fiErrors },
] as const
type Language = (typeof languages)[number]

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** What a sentence says before its first blank. */
const beginning = (sentence: string) => sentence.split('{')[0]?.trim() ?? ''

/** The sentence is on screen, whatever stands in its blanks, and nothing reaches past the edge of a small telephone. */
async function sees(page: Page, sentence: string): Promise<void> {
  await page.getByText(beginning(sentence)).filter({ visible: true }).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(320)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).press('Enter')
const sendStep = (page: Page) => page.locator('main form button[type=submit]:visible').last().press('Enter')

async function goTo(page: Page, wanted: string): Promise<void> {
  while ((await routeOf(page)) !== wanted) await passStep(page)
  await hydrated(page)
}

/** By keys: the answer to what the check has found, until it lets the traveller go on. */
async function answerCheck(page: Page, { texts }: Language, answer: 'agree' | 'leave-out' | 'swap'): Promise<void> {
  const say = (key: CheckoutKey) => texts.checkout[key]
  await page.getByRole('alertdialog').waitFor()
  if (answer === 'agree') {
    await press(page, say('availability.accept'))
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
    return sendStep(page)
  }
  await press(page, say('availability.decideEach'))
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  if (answer === 'leave-out') {
    await page.locator('main input[type=radio][value=remove]').first().press('Space')
    return sendStep(page)
  }
  await page
    .getByRole('link', { name: say('availability.alternatives') })
    .first()
    .press('Enter')
  await page.waitForURL(/module-replacement/)
  await hydrated(page)
  await page.frameLocator('iframe').getByRole('button').first().press('Enter')
  await page.waitForURL((url) => url.pathname.endsWith('/availability'))
  await sees(page, say('availability.answersTitle'))
  await hydrated(page)
  return sendStep(page)
}

async function payBy(page: Page, { texts }: Language, { card, bank, says }: Road & { on: 'paid' }): Promise<void> {
  await goToPayment(page)
  await acceptTerms(page)
  await fillCard(page, cards[card])
  await pay(page)
  if (bank) await answerBank(page, bank)
  await sees(page, texts.checkout[says])
}

async function walk(page: Page, language: Language, road: Road): Promise<void> {
  const { texts, settings, errors } = language
  switch (road.on) {
    case 'tour':
      return sees(page, texts.tour[road.says])
    case 'error':
      if (road.after) await goTo(page, 'error')
      return sees(page, errors[road.shows].title)
    case 'refusal':
      return sees(page, settings[road.shows])
    case 'change':
      await page.waitForURL(/\/checkout-modifications\//)
      return sees(page, texts.checkout[road.says])
    case 'paid':
      return payBy(page, language, road)
    case 'availability':
      await goTo(page, 'availability')
      for (const key of road.says) await sees(page, texts.checkout[key])
      await (road.answer ? answerCheck(page, language, road.answer) : sendStep(page))
      return void (await leaves(page, 'availability'))
    default:
      await goTo(page, road.on)
      if (road.says.includes('line.sinceSearch')) await page.locator('main details:has(+ aside) > summary').first().press('Enter')
      for (const key of road.says) await sees(page, texts.checkout[key])
      if (road.on !== 'payment') await passStep(page)
  }
}

describe('what a trip of the sandbox plays is told on a small telephone, in one language or another:', () => {
  test.each(scenarios.map(({ id, key }, index) => ({ id, key, nth: index % languages.length })))('$key', async ({ id, key, nth }) => {
    const language = languages[nth] ?? languages[0]
    const road = roads[key]
    const { page, leave } = await arrive(browser, { width: 320, height: 640 })
    await page.goto(`${originOf()}/${language.prefix}/planner?tripId=${id}`)
    await hydrated(page)
    if (road.on !== 'tour') await chooseDate(page)
    if (!['tour', 'error', 'refusal', 'change'].includes(road.on)) await leaves(page, 'tour')
    await walk(page, language, road)
    await leave()
  })
})
