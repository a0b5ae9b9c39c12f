import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { askSandbox } from '../setup/sandbox-request.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
/** What was said to the provider about the newsletter. */
const ordered: string[] = []
/** How often a promo code was redeemed. */
let redeemed = 0
beforeAll(async () => {
  shop = await startShop({
    async between(request, pass) {
      if (request.url.endsWith('/optins') && request.method === 'POST') ordered.push(await request.clone().text())
      if (/\/redeem\b/.test(request.url)) redeemed++
      return pass(request)
    },
  })
}, 60_000)
afterAll(() => shop?.stop())

const minuteMs = 60_000
const inMinutes = (minutes: number) => Date.now() + minutes * minuteMs

const ledger = z.object({
  mails: z.array(z.object({ recipient: z.string(), subject: z.string(), body: z.string(), language: z.string() })),
  deeds: z.array(z.object({ kind: z.string(), detail: z.string() })),
})
const ledgerOf = async (id: string) => ledger.parse(await askSandbox(shop.port, `/sandbox/ledger?checkoutId=${id}`))
const mailsOf = async (id: string) => (await ledgerOf(id)).mails
const redeemedFor = async (id: string) =>
  (await ledgerOf(id)).deeds.flatMap(({ kind, detail }) => (kind === 'promo-redeemed' ? [detail] : []))

async function debit(newsletter: boolean, iban?: string) {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  await visitor.api('POST', 'checkout/promo-codes', { promoCode: 'TIDE10' }, id)
  await visitor.goToPayment(id)
  await visitor.agree(id, newsletter)
  const wish = { payment_plan: 'ONE_TIME', payment_method: 'SEPA_DEBIT', customer: { email: 'ann@example.com' } }
  const { client_secret } = session.parse(await (await visitor.openSession(id, wish)).json())
  await visitor.payByDebit(client_secret, iban)
  return id
}
const bankSpeaks = (id: string) => askSandbox(shop.port, '/sandbox/control', { settle: id })

async function pay(tripId: string) {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start(tripId)
  await visitor.goToPayment(id)
  const { client_secret } = session.parse(await (await visitor.createSession(id)).json())
  await visitor.payByCard(client_secret)
  return { visitor, id }
}

test('whoever sees the booking is written to once, however often it is looked at', async () => {
  const { visitor, id } = await pay('t9000001')
  await Promise.all(Array.from({ length: 5 }, () => visitor.page(id, 'payment-successful')))
  await shop.wakeCheckout(id, inMinutes(1))
  await shop.wakeCheckout(id, inMinutes(5))
  const [mail, ...others] = await mailsOf(id)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'ann@example.com', language: 'en' })
  expect(mail?.subject).toMatch(/^Booked: .+ \(TM-\d{6}\)$/)
  expect(mail?.body).toContain('Hello Ann,')
  expect(mail?.body).toMatch(/^Terms you agreed to: version [0-9a-f]{12} of \w+/m)
  expect(mail?.body).toMatch(new RegExp(`http://tidemark\\.localhost:\\d+/xx-en/checkout/${id}/payment-successful`))
  expect((await visitor.page(id, 'payment-successful')).data).toMatchObject({ isMailed: true, email: 'ann@example.com' })
  await programAnswer(shop.port, { path: `/planner/v1/itineraries/${id}/transports`, method: 'GET', status: 200, body: 'nonsense' })
  expect((await visitor.page(id, 'payment-successful')).data?.state).toBe('unread')
})

test('a tab that was closed at the bank gets its letter with the first look, and not a moment before', async () => {
  const { id } = await pay('t9000001')
  await shop.wakeCheckout(id, inMinutes(0.9))
  expect(await mailsOf(id)).toEqual([])
  await shop.wakeCheckout(id, inMinutes(1.1))
  expect(await mailsOf(id)).toHaveLength(1)
})

test('a payment whose session could not be let go for another is the one that is told of, and written about at once', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  await visitor.goToPayment(id)
  const { client_secret, session_id } = session.parse(await (await visitor.createSession(id)).json())
  const path = `/tours-checkout-api/itineraries/${id}/checkout-sessions/${session_id}/cancel`
  await programAnswer(shop.port, { path, method: 'POST', times: 1, status: 502, body: {} })
  const other = { payment_plan: 'ONE_TIME', payment_method: 'SEPA_DEBIT', customer: { email: 'ann@example.com' } }
  expect((await visitor.openSession(id, other)).status).toBe(502)
  await visitor.payByCard(client_secret)
  expect((await visitor.page(id, 'payment-successful')).data).toMatchObject({ state: 'confirmed', method: 'card' })
  await shop.wakeCheckout(id, inMinutes(0.5))
  expect(await mailsOf(id)).toHaveLength(1)
})

test('a request is written of as a request, with what is still open', async () => {
  const { visitor, id } = await pay('t9000005')
  await visitor.page(id, 'payment-successful')
  await shop.wakeCheckout(id, inMinutes(1))
  const [mail] = await mailsOf(id)
  expect(mail?.subject).toMatch(/^Requested: /)
  expect(mail?.body).toContain('Still on request: ')
  expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/confirmed|booked/i)
})

test('a mail service that is down is asked again later, and the letter comes once', async () => {
  await programAnswer(shop.port, { path: '/mail/v1/messages', method: 'POST', times: 1, status: 503, body: {} })
  const { id } = await pay('t9000001')
  await shop.wakeCheckout(id, inMinutes(1.1))
  expect(await mailsOf(id)).toEqual([])
  await shop.wakeCheckout(id, inMinutes(10))
  expect(await mailsOf(id)).toHaveLength(1)
})

test('a payment that was never made brings no letter', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  await visitor.goToPayment(id)
  await visitor.createSession(id)
  for (const minutes of [1.1, 10, 30, 120]) await shop.wakeCheckout(id, inMinutes(minutes))
  expect(await mailsOf(id)).toEqual([])
})

test('a debit that the bank takes days over brings its letter, the newsletter and the end of its code, with the tab closed long since', async () => {
  ordered.length = 0
  redeemed = 0
  const id = await debit(true)
  for (const minutes of [1.1, 10, 30, 120]) await shop.wakeCheckout(id, inMinutes(minutes))
  expect([await mailsOf(id), ordered, redeemed]).toEqual([[], [], 0])
  await bankSpeaks(id)
  for (const hours of [6.1, 12.1]) await shop.wakeCheckout(id, inMinutes(hours * 60))
  expect([(await mailsOf(id)).length, ordered.length, redeemed]).toEqual([1, 1, 1])
})

test('a debit that comes back brings no letter', async () => {
  const id = await debit(false, 'DE65370400440002222227')
  await bankSpeaks(id)
  for (const minutes of [1.1, 10, 30, 120, 600]) await shop.wakeCheckout(id, inMinutes(minutes))
  expect(await mailsOf(id)).toEqual([])
})

test('what was booked elsewhere brings no letter from here', async () => {
  const visitor = new Shopper(shop.port)
  await visitor.page('status000004', 'payment-successful')
  expect(await mailsOf('status000004')).toEqual([])
})

test('the calendar file comes without script, in the words of the page, and only once there is a booking', async () => {
  const { visitor, id } = await pay('t9000001')
  const { data } = await visitor.page(id, 'payment-successful')
  const calendarHref = data?.calendarHref ?? ''
  const file = await visitor.ask('GET', calendarHref)
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await file.text()
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text.replaceAll('\r\n ', '')).toMatch(/DESCRIPTION:Booking reference: TM-\d{6}\r\n/)
  const open = await visitor.start('t9000001')
  expect((await visitor.ask('GET', calendarHref.replace(id, open))).status).toBe(404)
})

test('receipt and travel documents are for whoever may see the booking', async () => {
  const { visitor, id } = await pay('t9000001')
  const paperOf = async (who: Shopper, kind: string) => {
    const answer = await who.ask('GET', `/xx-en/checkout/${id}/payment-successful/_payload.json?print=${kind}`)
    return z.object({ data: z.object({ paper: z.looseObject({ kind: z.string() }).optional() }) }).parse(await answer.json()).data.paper
  }
  expect(await paperOf(visitor, 'receipt')).toMatchObject({
    kind: 'receipt',
    customer: expect.arrayContaining(['Ann Example']),
    terms: { version: expect.stringMatching(/^[0-9a-f]{12}$/), date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  })
  const documents = z.object({ days: z.array(z.object({ parts: z.array(z.looseObject({})) })), travellers: z.array(z.string()) })
  const { days, travellers } = documents.parse(await paperOf(visitor, 'documents'))
  expect(travellers).toEqual(['Ann Example', 'Ann Example'])
  expect(days.flatMap(({ parts }) => parts).every((part) => 'number' in part)).toBe(true)
  expect(await paperOf(visitor, 'other')).toBeUndefined()
  const stranger = new Shopper(shop.port)
  for (const kind of ['receipt', 'documents']) expect(await paperOf(stranger, kind)).toBeUndefined()
})

test.each([
  [true, 1],
  [false, 0],
])('the newsletter is ordered once by whoever ticked its box, and by nobody else: %s', async (newsletter, times) => {
  ordered.length = 0
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  await visitor.goToPayment(id)
  await visitor.agree(id, newsletter)
  const { client_secret } = session.parse(await (await visitor.createSession(id)).json())
  await visitor.agree(id, newsletter)
  await visitor.payByCard(client_secret)
  await shop.wakeCheckout(id, inMinutes(1.1))
  await shop.wakeCheckout(id, inMinutes(10))
  expect(ordered).toHaveLength(times)
  for (const body of ordered) expect(body).toContain('ann@example.com')
})

async function payWithCode() {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  await visitor.api('POST', 'checkout/promo-codes', { promoCode: 'TIDE10' }, id)
  await visitor.goToPayment(id)
  const { client_secret } = session.parse(await (await visitor.createSession(id)).json())
  await visitor.payByCard(client_secret)
  return { visitor, id }
}

test('a promo code is used up once there is a booking, without a browser, and once however often it is looked at', async () => {
  const { visitor, id } = await payWithCode()
  await shop.wakeCheckout(id, inMinutes(0.9))
  expect(await redeemedFor(id)).toEqual([])
  await shop.wakeCheckout(id, inMinutes(1.1))
  expect(await redeemedFor(id)).toEqual(['TIDE10'])
  await Promise.all(Array.from({ length: 3 }, () => visitor.page(id, 'payment-successful')))
  await visitor.api('POST', 'checkout/promo-codes/redeem', {}, id)
  await shop.wakeCheckout(id, inMinutes(10))
  expect(await redeemedFor(id)).toEqual(['TIDE10'])
})

test.each([true, false])('using a code up is tried once, whether or not the lost call was carried out: %s', async (executeFirst) => {
  const { id } = await payWithCode()
  const path = `/checkout/v1/checkouts/${id}/promo-codes/redeem`
  await programAnswer(shop.port, { path, method: 'POST', executeFirst, status: 502 })
  for (const minutes of [1.1, 10, 30]) await shop.wakeCheckout(id, inMinutes(minutes))
  expect(await redeemedFor(id)).toEqual(executeFirst ? ['TIDE10'] : [])
  expect(await mailsOf(id)).toHaveLength(1)
})

test('a change uses no code up: the booking did', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000702')
  const coded = await shop.ask(`/checkout/v1/checkouts/${id}/promo-codes`, {
    host: 'sandbox.localhost',
    method: 'POST',
    headers: { authorization: `Basic ${btoa('tidemark:sandbox-secret')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ promoCode: 'TIDE10' }),
  })
  expect(coded.status).toBe(200)
  const address = `/xx-en/checkout-modifications/${id}/modifications`
  const { data } = z
    .object({ data: z.object({ change: z.string() }) })
    .parse(await (await visitor.ask('GET', `${address}/_payload.json`)).json())
  await visitor.ask('POST', address, new URLSearchParams({ change: data.change, consent: 'on' }))
  await shop.wakeCheckout(id, inMinutes(1.1))
  const { mails, deeds } = await ledgerOf(id)
  expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Changed'])
  expect(deeds.map(({ kind }) => kind)).not.toContain('promo-redeemed')
})
