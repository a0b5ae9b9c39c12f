import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scenarioById } from '../../sandbox/tours/scenarios.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { errors as words } from '../../src/markets/languages/en/words/errors.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

const inputsOf = (html: string): URLSearchParams =>
  new URLSearchParams(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
}, 60_000)
afterAll(() => shop?.stop())

const fromHtml = (text: string) => text.replace(/&#x27;/g, "'")
const open = async (visitor: Shopper, id: string, step = '') => {
  const response = await visitor.ask('GET', `/xx-en/checkout/${id}${step && `/${step}`}`)
  return { status: response.status, text: fromHtml(await response.text()) }
}
const mainOf = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
const titleOf = (text: string) => /<title>([^<]*)/.exec(text)?.[1]
const supportCodeOf = (text: string) => /<code>([0-9a-f-]{36})<\/code>/.exec(text)?.[1]

const broken = [500, `${words.errorConfiguration500.title} · Tidemark`]

// First of all: once they were there, they are kept for a minute.
test.each([{}, { callingCodes: null }])('calling codes that are missing (%o) are an internal error', async (body) => {
  const visitor = new Shopper(shop.port)
  await programAnswer(shop.port, { path: '/location/v1/countries/calling-codes', method: 'GET', times: 2, status: 200, body })
  const { status, text } = await open(visitor, await visitor.start('t9000001'), 'traveller-details')
  expect([status, titleOf(text)]).toEqual(broken)
})

test('missing upsell offers are an internal error, and the next time they are there', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  await programAnswer(shop.port, { path: `/checkout/v1/checkouts/${id}/upsell-items/offers`, method: 'GET', status: 200, body: {} })
  const { status, text } = await open(visitor, id, 'traveller-details')
  expect([status, titleOf(text)]).toEqual(broken)
  expect((await open(visitor, id, 'traveller-details')).status).toBe(200)
})

test.each(['t9000121', 't9000122', 't9000123'])(
  '%s: a status that is unknown, null or missing has no page, whatever else the provider says',
  async (trip) => {
    const visitor = new Shopper(shop.port)
    const id = await visitor.start(trip)
    for (const step of ['', 'traveller-details', 'payment', 'payment-successful']) {
      const { status, text } = await open(visitor, id, step)
      expect([step, status, titleOf(text)]).toEqual([step, 404, `${words.errorConfiguration404.title} · Tidemark`])
    }
    expect((await visitor.api('POST', 'checkout/steps/availability', {}, id)).status).toBe(404)
  },
)

/** What the checkout API answers, and the page that a traveller sees who starts the trip (rule 36). */
const pages: readonly (readonly [trip: string, answers: number, shows: keyof typeof words, isAlone: boolean])[] = [
  ['t9000102', 502, 'badGateway', false],
  ['t9000103', 500, 'unknown', false],
  ['t9000104', 422, 'validationFailed', false],
  ['t9000018', 403, 'apiBlacklistedCountry', true],
  ['t9000105', 404, 'errorConfiguration404', false],
  ['t9000106', 404, 'errorConfiguration404', false],
  ['t9000107', 404, 'errorConfiguration404', false],
  ['t9000108', 404, 'errorConfiguration404', false],
  ['t9000111', 404, 'errorConfiguration404', false],
  ['t9000112', 500, 'errorConfiguration500', false],
  ['t9000114', 502, 'badGateway', false],
  ['t9000101', 503, 'apiServiceUnavailable', true],
  ['t9000113', 503, 'errorConfiguration503', true],
]
describe('what the checkout API says of a trip is a page in the market’s words', () => {
  test.each(pages)('%s', async (trip, answers, shows, isAlone) => {
    const visitor = new Shopper(shop.port)
    const { status, text } = await open(visitor, await visitor.start(trip), 'traveller-details')
    const { title, message } = words[shows]
    expect([status, titleOf(text)]).toEqual([answers, `${title} · Tidemark`])
    expect(text).toContain(message)
    expect([text.includes('<header'), text.includes('<footer')]).toEqual(isAlone ? [false, false] : [true, true])
    expect(supportCodeOf(text)).toBeTruthy()
    const { refusal } = scenarioById(trip) ?? {}
    if (refusal?.code) expect(text).not.toContain(refusal.code)
  })
})

test.each([
  ['t9000109', 'Not offered for this trip: '],
  ['t9000110', 'The terms of one way of paying can’t be shown right now'],
])('%s: what has no page of its own is told in the payment step, which goes on', async (trip, sentence) => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start(trip)
  await visitor.goToPayment(id)
  const { status, text } = await open(visitor, id, 'payment')
  expect(status).toBe(200)
  expect(mainOf(text)).toContain(sentence)
  expect(mainOf(text)).toMatch(/name="plan" value="ONE_TIME"|value="ONE_TIME"[^>]*name="plan"/)
  expect((await visitor.createSession(id)).status).toBe(200)
  expect([400, 409]).toContain((await visitor.createSession(id, 'SPLIT_PAYMENT')).status)
})

test('a form that is posted while the provider is down comes back as it was, to be sent once more', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  const address = `/xx-en/checkout/${id}/traveller-details`
  const form = await visitor.travellerForm(id)
  form.set('contactInfo.lastName', `O'Neill "Ö" <b>`)
  await programAnswer(shop.port, { path: `/checkout/v1/checkouts/${id}/traveler-details`, method: 'POST', status: 502 })
  const failed = await visitor.ask('POST', address, form)
  const text = await failed.text()
  expect([failed.status, failed.headers.get('cache-control'), titleOf(text)]).toEqual([
    502,
    'no-store',
    `${words.badGateway.title} · Tidemark`,
  ])
  expect(text).toContain('What you entered is kept on this page.')
  const again = inputsOf(text.replaceAll('&quot;', '&#34;').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>'))
  for (const [name, value] of form) expect([name, again.get(name)?.replaceAll('&#34;', '"')]).toEqual([name, value])
  expect((await visitor.ask('POST', address, form)).status).toBe(303)
})

test('a form that comes back refused says so in the title', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  const form = await visitor.travellerForm(id)
  form.set('contactInfo.email', 'nobody')
  const refused = await visitor.ask('POST', `/xx-en/checkout/${id}/traveller-details`, form)
  expect([refused.status, titleOf(await refused.text())]).toEqual([422, 'Error: Travellers · Tidemark'])
})
