import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paymentWords } from '../../sandbox/payments/words.ts'
import { type ScenarioKey, scenarios } from '../../sandbox/tours/scenarios.ts'
import { say } from '../../sandbox/trip/words/words.ts'
import { type PolyglotLanguage as Language, polyglotLanguages as languages } from '../setup/brands/polyglot-languages.ts'
import { isFull } from '../setup/full.ts'
import { type CheckoutKey, type Key, type Road, roads } from '../setup/roads.ts'
import { tellSandbox } from './ledger.ts'
import { startedCheckout } from './start-at.ts'
import {
  acceptTerms,
  answerBank,
  cards,
  chooseDate,
  chooseMethod,
  fillAccount,
  fillCard,
  goToPayment,
  leaves,
  passStep,
  pay,
  routeOf,
} from './traveller.ts'
import { arrive, hydrated, openBrowser, originOf } from './visitor.ts'

/** One trip for each kind of behaviour that no journey of its own walks; what all of them say is proved over HTTP. */
const kinds: ReadonlySet<ScenarioKey> = new Set([
  'unavailable-503',
  'refused-503',
  'closed-transactions',
  'window-closed',
  'dearer-at-start',
  'choice-required',
  'price-changed',
  'every-status',
  'reason-NonFittingButAccepted',
  '3ds-abandoned',
  'card-expired',
  'late-word',
  'answer-lost',
  'answer-502',
  'change-dearer',
  'change-in-progress',
  'change-lost',
])

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

const wordOf = ({ texts }: Language, key: Key): string => ({ ...texts.booked, ...texts.checkout })[key]

/** What came with the price is folded away on a small screen. */
const showPrice = (page: Page) => page.locator('main details:has(+ aside) > summary').first().press('Enter')

/** In the full run: the page as it stands, opened in the two other languages, says the same there. */
async function saysToo(page: Page, language: Language, told: (other: Language) => readonly string[], prepare = async (_: Page) => {}) {
  if (!isFull) return
  const beside = await page.context().newPage()
  for (const other of languages.filter((each) => each !== language)) {
    await beside.goto(page.url().replace(`/${language.prefix}/`, `/${other.prefix}/`))
    expect(await beside.evaluate(() => document.documentElement.lang)).toMatch(new RegExp(`^${other.code}`))
    await prepare(beside)
    for (const sentence of told(other)) await sees(beside, sentence)
  }
  await beside.close()
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
    for (const radio of await page.locator('main input[type=radio][value=remove]').all()) await radio.press('Space')
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

/** What is written into the fields of the processor, where there are any. */
async function fillMeans(page: Page, by: (Road & { on: 'paid' })['by']): Promise<void> {
  if (!by) return fillCard(page, cards.pays)
  await chooseMethod(page, by === 'debit' ? 'sepa_debit' : by)
  if (by === 'debit') await fillAccount(page, 'DE89370400440532013000')
}

async function payBy(
  page: Page,
  language: Language,
  { notes = [], by, bank, says, because, goesOn }: Road & { on: 'paid' },
): Promise<void> {
  const { texts, code } = language
  await goToPayment(page)
  await fillMeans(page, by)
  for (const key of notes) await sees(page, texts.checkout[key])
  await acceptTerms(page)
  await pay(page)
  if (bank) await answerBank(page, bank)
  await sees(page, texts.checkout[says])
  if (because) await sees(page, say(paymentWords[because], code))
  if (!goesOn) return saysToo(page, language, (other) => [other.texts.checkout[says]])
  if (goesOn === 'pressed again') await pay(page)
  else await tellSandbox({ settle: new URL(page.url()).pathname.split('/').at(-2) })
  await sees(page, texts.checkout['confirmation.title.confirmed'])
  return saysToo(page, language, (other) => [other.texts.checkout['confirmation.title.confirmed']])
}

async function change(page: Page, language: Language, { due, says }: Road & { on: 'change' }): Promise<void> {
  await page.waitForURL(/\/checkout-modifications\//)
  const seen = ({ texts }: Language) => [texts.checkout['modifications.title'], texts.booked['change.lead']]
  for (const sentence of seen(language)) await sees(page, sentence)
  await saysToo(page, language, seen)
  await hydrated(page)
  await page.getByRole('checkbox').press('Space')
  await sendStep(page)
  if (due) {
    await page.locator('html[data-route=payment]').waitFor()
    await hydrated(page)
    await fillCard(page, cards.pays)
    await acceptTerms(page)
    await pay(page)
  }
  for (const key of says) await sees(page, wordOf(language, key))
  const last = says.at(-1)
  if (last && /payment-successful/.test(page.url())) await saysToo(page, language, (other) => [wordOf(other, last)])
}

async function walk(page: Page, language: Language, road: Road): Promise<void> {
  const look = async (told: (language: Language) => readonly string[], prepare?: (page: Page) => Promise<void>) => {
    await prepare?.(page)
    for (const sentence of told(language)) await sees(page, sentence)
    if (!('isSlow' in road)) await saysToo(page, language, told, prepare)
  }
  switch (road.on) {
    case 'tour':
      return look(({ texts }) => [texts.tour[road.says]])
    case 'error':
      if (road.after) await goTo(page, 'error')
      return look(({ errors }) => [errors[road.shows].title])
    case 'refusal':
      return look(({ settings }) => [settings[road.shows]])
    case 'change':
      return change(page, language, road)
    case 'paid':
      return payBy(page, language, road)
    case 'availability':
      await goTo(page, 'availability')
      await look(({ texts }) => road.says.map((key) => texts.checkout[key]))
      await (road.answer ? answerCheck(page, language, road.answer) : sendStep(page))
      return void (await leaves(page, 'availability'))
    default:
      await goTo(page, road.on)
      await look(({ texts }) => road.says.map((key) => texts.checkout[key]), road.says.includes('line.sinceSearch') ? showPrice : undefined)
      if (road.on !== 'payment') await passStep(page)
  }
}

const stepOf = (road: Road) => {
  if (road.on === 'tour' || road.on === 'refusal' || road.on === 'change') return undefined
  if (road.on === 'error') return road.after && 'payment'
  return road.on === 'paid' ? 'payment' : road.on
}

/** By clicks from the tour page; a step that is no subject of the test is reached without them, but for the full run. */
async function start(page: Page, tripId: string, { prefix }: Language, road: Road): Promise<void> {
  const step = stepOf(road)
  if (step && !isFull) {
    const { address } = await startedCheckout(page.context(), tripId, step, { host: 'polyglot', prefix, nth: 2 })
    await page.goto(address)
    await hydrated(page)
    return
  }
  await page.goto(`${originOf('polyglot')}/${prefix}/planner?tripId=${tripId}`)
  await hydrated(page)
  if (road.on !== 'tour') await chooseDate(page)
  if (step && road.on !== 'error') await leaves(page, 'tour')
}

describe('what a trip of the sandbox plays is told on a small telephone, in three languages:', () => {
  const all = scenarios.map(({ id, key }, index) => ({ id, key, nth: index % languages.length }))
  test.each(all.filter(({ key }) => isFull || kinds.has(key)))('$key', async ({ id, key, nth }) => {
    const language = languages[nth] ?? languages[0]
    const road = roads[key]
    const { page, leave } = await arrive(browser, { width: 320, height: 640 })
    await start(page, id, language, road)
    await walk(page, language, road)
    await leave()
  })
})
