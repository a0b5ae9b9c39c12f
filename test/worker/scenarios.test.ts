import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { paymentWords } from '../../sandbox/payments/words.ts'
import { scenarios } from '../../sandbox/tours/scenarios.ts'
import { say } from '../../sandbox/trip/words/words.ts'
import { polyglot } from '../setup/brands/polyglot-brand.ts'
import { type PolyglotLanguage, polyglotLanguages } from '../setup/brands/polyglot-languages.ts'
import { PolyglotVisitor } from '../setup/brands/polyglot-visitor.ts'
import { confirmSession, openSession } from '../setup/hosted-payment.ts'
import { choicesOf, frameOf, submitsOf } from '../setup/pages/page-words.ts'
import type { ReadPage } from '../setup/pages/read-page.ts'
import { expectPage, expectTold, type Told, words } from '../setup/pages/told-pages.ts'
import { type CheckoutKey, type Key, type Road, roads, type StepRoad } from '../setup/roads.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ brands: [polyglot] })
}, 60_000)
afterAll(() => shop?.stop())

type On<Where extends Road['on']> = Extract<Road, { on: Where }>

const at = ({ id }: PolyglotVisitor, step: string) => `/checkout/${id}/${step}`

/** The dates that a script asks for, and those that the page has without one. */
async function seeTour(visitor: PolyglotVisitor, tripId: string, { says }: On<'tour'>): Promise<void> {
  const asked = await visitor.shopper.api('GET', `discovery/departures?tripId=${tripId}&rooms=2`)
  expect(asked.status).toBeGreaterThanOrEqual(500)
  await expectTold(visitor, `/planner?tripId=${tripId}&rooms=2`, ({ texts }) => [texts.tour[says]], { route: 'tour' })
}

async function seeError(visitor: PolyglotVisitor, { shows, status, after }: On<'error'>): Promise<void> {
  if (after) await visitor.shopper.goTo(visitor.id, 'payment')
  const path = after ? at(visitor, 'payment') : `/checkout/${visitor.id}`
  await expectTold(visitor, path, ({ errors }) => [errors[shows].title, errors[shows].message], { route: 'error', status })
}

async function seeRefusal(visitor: PolyglotVisitor, { shows }: On<'refusal'>): Promise<void> {
  await expectTold(visitor, `/checkout/${visitor.id}`, ({ settings }) => [settings[shows]], { route: 'error', status: 400 })
}

/** Of each group the first. */
const firstChoices = (html: string) => Object.fromEntries(choicesOf(html).reverse())

/** The form of a step as it is filled in leads on. */
async function passStep(visitor: PolyglotVisitor, step: Exclude<StepRoad['on'], 'payment'>, { html }: ReadPage): Promise<void> {
  const { shopper, id } = visitor
  if (step === 'experiences') return shopper.goTo(id, 'availability')
  const filled = step === 'traveller-details' ? Object.fromEntries(await shopper.travellerForm(id)) : firstChoices(html)
  expect(await visitor.post(at(visitor, step), filled)).toBeUndefined()
}

async function seeStep(visitor: PolyglotVisitor, { on, says, price, asksLater }: StepRoad): Promise<void> {
  await visitor.shopper.goTo(visitor.id, on)
  if (asksLater) {
    await expectTold(visitor, at(visitor, on), words('notice.earlierStep', asksLater), { route: 'traveller-details' })
    await visitor.shopper.goTo(visitor.id, on)
  }
  const page = await expectTold(visitor, at(visitor, on), words(...says), { route: on, price })
  if (on !== 'payment') await passStep(visitor, on, page)
}

/** On the page of the provider, as the frame shows it. */
async function swap(visitor: PolyglotVisitor, href: string): Promise<void> {
  const framed = new URL(frameOf(await (await visitor.shopper.ask('GET', href)).text()))
  const path = `${framed.pathname}${framed.search}`
  const [[name = '', value = ''] = []] = submitsOf(await (await visitor.onSandbox(path)).text())
  const done = await visitor.onSandbox(path, new URLSearchParams({ [name]: value }))
  expect(await done.text()).toContain(`${at(visitor, 'availability')}"`)
}

/** The choices that say so, and what the dialog offers on the way to them. */
const answers = {
  agree: { chosen: /^accept:/, dialog: words('availability.changedTitle', 'availability.accept') },
  'leave-out': { chosen: /^remove$/, dialog: words('availability.lostTitle', 'availability.decideEach') },
  swap: { chosen: /^$/, dialog: words('availability.lostTitle', 'availability.decideEach') },
}

/** Once nothing stands in the way. A part that the check leaves out is not among what was decided. */
const settledBy =
  (says: readonly CheckoutKey[]): Told =>
  (language, { data }) => {
    const verdict = words(data?.check?.onRequest ? 'availability.onRequest' : 'availability.clear')(language)
    return says.includes('availability.reason.missing') ? verdict : [...verdict, ...words('availability.answersTitle')(language)]
  }

async function answerCheck(visitor: PolyglotVisitor, { says, answer }: On<'availability'>): Promise<void> {
  const path = at(visitor, 'availability')
  const route = 'availability'
  await visitor.shopper.goTo(visitor.id, route)
  expect((await visitor.post(path, {}))?.status).toBe(answer ? 422 : undefined)
  const { chosen, dialog } = answer ? answers[answer] : {}
  const { html, data } = await expectTold(visitor, path, words(...says), { route, ...(dialog && { dialog }) })
  if (!chosen) return
  const lost = data?.check?.parts.find(({ result }) => result !== 'available')
  if (answer === 'swap') await swap(visitor, lost?.alternativesHref ?? '')
  const choices = choicesOf(html).filter(([, value]) => chosen.test(value))
  expect(await visitor.post(path, Object.fromEntries(choices))).toBeUndefined()
  const after = await expectTold(visitor, path, settledBy(says), { route })
  expect(after.data?.check?.verdict).toBe('clear')
}

/** That no session was opened is told by a script: each page has the words for it. */
async function expectNotStarted(visitor: PolyglotVisitor, opened: Response, says: CheckoutKey): Promise<void> {
  expect(opened.status).toBe(502)
  for (const { prefix, texts } of polyglotLanguages) {
    const page = await visitor.read(at(visitor, 'payment'), prefix)
    expect([page.route, page.texts.messages[`checkout.${says}`]]).toEqual(['payment', texts.checkout[says]])
  }
}

const settle = (visitor: PolyglotVisitor) => visitor.onSandbox('/sandbox/control', { settle: visitor.id })

const ledger = z.object({
  booking: z.object({ status: z.string() }),
  payments: z.array(z.object({ kind: z.string(), amount: z.number() })),
})
const ledgerOf = async (visitor: PolyglotVisitor) =>
  ledger.parse(await (await visitor.onSandbox(`/sandbox/ledger?checkoutId=${visitor.id}`)).json())

/** What the provider has booked once a page says so; until then everything is as it was. */
const bookings: Partial<Record<Key, string>> = {
  'confirmation.title.confirmed': 'BookingCompleted',
  'confirmation.title.requested': 'BookingRequested',
  'confirmation.title.changed': 'BookingChangeCompleted',
  'title.changeRequested': 'BookingChangeRequested',
}

async function pay(visitor: PolyglotVisitor, language: PolyglotLanguage, road: On<'paid'>): Promise<void> {
  const { notes = [], by = 'card', bank, says, because, goesOn } = road
  const end = at(visitor, 'payment-successful')
  await visitor.shopper.goTo(visitor.id, 'payment')
  const path = at(visitor, 'payment')
  const asked = notes.length > 0 ? await expectTold(visitor, path, words(...notes), { route: 'payment' }) : await visitor.read(path)
  const payNow = asked.data?.price?.payNow.amount ?? 0
  const opened = await openSession(visitor, by, payNow)
  if (goesOn === 'pressed again') {
    await expectNotStarted(visitor, opened, says)
    await confirmSession(visitor, await openSession(visitor, by, payNow), by)
  } else {
    const told = await confirmSession(visitor, opened, by, bank)
    if (because) expect(told).toBe(say(paymentWords[because], language.code))
    if (by === 'debit' && !goesOn) await settle(visitor)
    await expectTold(visitor, end, words(says), { route: says.startsWith('confirmation') ? 'payment-successful' : 'payment' })
  }
  if (goesOn === 'settled') await settle(visitor)
  const last = goesOn ? 'confirmation.title.confirmed' : says
  if (goesOn) await expectTold(visitor, end, words(last), { route: 'payment-successful' })
  const { booking, payments } = await ledgerOf(visitor)
  const taken = payments.flatMap(({ kind, amount }) => (kind === 'captured' ? [amount] : []))
  expect([booking.status, taken]).toEqual([bookings[last] ?? 'BookingInitiated', bookings[last] && by !== 'invoice' ? [payNow] : []])
}

/** Suppliers may take some seconds to agree: what is said first, and what then. */
async function seeChange(visitor: PolyglotVisitor, [first, then]: readonly Key[]): Promise<void> {
  const end = at(visitor, 'payment-successful')
  const route = 'payment-successful'
  if (first) await expectTold(visitor, end, words(first), { route })
  if (!then) return
  const [language] = polyglotLanguages
  const seen = async () => (await visitor.read(end, language.prefix)).pieces
  await expect.poll(seen, { timeout: 15_000, interval: 500 }).toEqual(expect.arrayContaining([...words(then)(language)]))
  await expectTold(visitor, end, words(then), { route })
}

async function agreeToChange(visitor: PolyglotVisitor, { due, says }: On<'change'>): Promise<void> {
  const path = `/checkout-modifications/${visitor.id}/modifications`
  const route = 'modifications'
  const { data } = await expectTold(visitor, `/checkout/${visitor.id}`, words('modifications.title', 'change.lead'), { route, price: due })
  const agree = (prefix?: string) => visitor.post(path, { change: data?.change ?? '', consent: 'on' }, prefix)
  const last = says.at(-1) ?? 'change.lost'
  if (last === 'change.lost') {
    for (const language of polyglotLanguages) {
      const refused = await agree(language.prefix)
      if (!refused) throw new Error('The change was booked')
      expectPage(refused, language, words(last), { route, status: 422 })
    }
  } else {
    expect(await agree()).toBeUndefined()
    if (due) await confirmSession(visitor, await openSession(visitor, 'card', due), 'card')
    await seeChange(visitor, says)
  }
  expect((await ledgerOf(visitor)).booking.status).toBe(bookings[last] ?? 'BookingChangeInitiated')
}

function walk(visitor: PolyglotVisitor, language: PolyglotLanguage, road: Exclude<Road, { on: 'tour' }>): Promise<void> {
  switch (road.on) {
    case 'error':
      return seeError(visitor, road)
    case 'refusal':
      return seeRefusal(visitor, road)
    case 'change':
      return agreeToChange(visitor, road)
    case 'paid':
      return pay(visitor, language, road)
    case 'availability':
      return answerCheck(visitor, road)
    default:
      return seeStep(visitor, road)
  }
}

describe('what a trip of the sandbox plays is told by the documents of the shop, in three languages:', () => {
  test.each(scenarios.map(({ id, key }, index) => ({ id, key, index })))('$key', { timeout: 90_000 }, async ({ id, key, index }) => {
    const road = roads[key]
    const own = polyglotLanguages.filter((_, nth) => nth === index % polyglotLanguages.length)
    /** The processor speaks the language in which the payment was begun. */
    for (const language of road.on === 'paid' && road.because ? polyglotLanguages : own) {
      const visitor = new PolyglotVisitor(shop.port, language)
      if (road.on === 'tour') {
        await seeTour(visitor, id, road)
      } else {
        await visitor.start(id)
        await walk(visitor, language, road)
      }
    }
  })
})
