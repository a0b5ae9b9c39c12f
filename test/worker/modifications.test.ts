import { Response as WorkerResponse } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { checkout as words } from '../../src/markets/languages/en/words/checkout.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { askSandbox } from '../setup/sandbox-request.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
/** Of this checkout the booking window has ended. */
let closed = ''
beforeAll(async () => {
  shop = await startShop({
    async between(request, pass) {
      const answer = await pass(request)
      if (request.method !== 'GET' || closed === '' || !request.url.endsWith(`/checkout/v1/checkouts/${closed}`)) return answer
      const details = z.record(z.string(), z.unknown()).parse(await answer.json())
      return WorkerResponse.json({ ...details, bookingWindowEnd: '2020-01-01' })
    },
  })
}, 60_000)
afterAll(() => shop?.stop())

const amount = z.object({ amount: z.number() })
const page = z.object({
  redirect: z.string().optional(),
  data: z
    .object({
      change: z.string(),
      changes: z.array(z.object({ kind: z.string() })),
      money: z.object({ before: amount, after: amount, difference: amount, due: amount, refund: amount.optional() }),
    })
    .optional(),
})
const ledger = z.object({
  booking: z.object({ status: z.string() }),
  payments: z.array(z.object({ kind: z.string(), amount: z.number() })),
  transactions: z.array(z.object({ type: z.string(), status: z.string(), amount: z.number() })),
  mails: z.array(z.object({ subject: z.string() })),
})
const ledgerOf = async (id: string) => ledger.parse(await askSandbox(shop.port, `/sandbox/ledger?checkoutId=${id}`))

const address = (id: string) => `/xx-en/checkout-modifications/${id}/modifications`
async function begin(tripId: string) {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start(tripId)
  const { data } = page.parse(await (await visitor.ask('GET', `${address(id)}/_payload.json`)).json())
  if (!data) throw new Error('the change cannot be seen')
  const post = (fields: Record<string, string>) => visitor.ask('POST', address(id), new URLSearchParams(fields))
  return { visitor, id, data, post, agree: () => post({ change: data.change, consent: 'on' }) }
}
const whereTo = (response: Response) => `${response.status} ${response.headers.get('location')?.split('/').at(-1) ?? ''}`

test('a dearer change is paid by its difference and then booked, with a letter of its own', async () => {
  const { visitor, id, data, agree } = await begin('t9000701')
  expect(data.changes.map(({ kind }) => kind)).toEqual(['added'])
  expect(data.money).toMatchObject({ difference: { amount: 18_000 }, due: { amount: 18_000 } })
  expect((await visitor.createSession(id)).status).toBe(409)
  expect(whereTo(await agree())).toBe('303 payment')
  expect(await (await visitor.ask('GET', `/xx-en/checkout/${id}/payment`)).text()).not.toContain('/traveller-details"')
  const { client_secret, amount: asked } = session.parse(await (await visitor.createSession(id)).json())
  expect(asked).toBe(18_000)
  await visitor.payByCard(client_secret)
  expect((await visitor.page(id, 'payment-successful')).data).toMatchObject({ state: 'confirmed' })
  await shop.wakeCheckout(id, Date.now() + 61_000)
  const { booking, payments, mails } = await ledgerOf(id)
  expect(booking.status).toBe('BookingChangeCompleted')
  expect(payments.filter(({ kind }) => kind === 'captured')).toEqual([{ kind: 'captured', amount: 18_000 }])
  expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Changed'])
})

test('a cheaper change needs no payment: it is booked once, however often the button is pressed, and paid back', async () => {
  const { visitor, id, data, agree } = await begin('t9000702')
  expect(data.changes.map(({ kind }) => kind)).toEqual(['removed'])
  expect(data.money.due.amount).toBe(0)
  const answers = await Promise.all([agree(), agree(), agree()])
  expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303])
  expect((await visitor.page(id, 'payment-successful')).data).toMatchObject({ state: 'confirmed' })
  const { booking, transactions } = await ledgerOf(id)
  expect(booking.status).toBe('BookingChangeCompleted')
  expect(transactions.filter(({ type }) => type === 'Refund')).toEqual([
    { type: 'Refund', status: 'Pending', amount: -data.money.difference.amount },
  ])
})

test('a change at the same price takes an explicit yes to what was seen, and nothing else', async () => {
  const { visitor, id, data, post, agree } = await begin('t9000703')
  expect(data.changes.map(({ kind }) => kind).sort()).toEqual(['added', 'removed'])
  expect(data.money.difference.amount).toBe(0)
  expect((await post({ change: data.change })).status).toBe(422)
  expect((await post({ change: 'other', consent: 'on' })).status).toBe(422)
  expect((await post({})).status).toBe(422)
  expect((await ledgerOf(id)).booking.status).toBe('BookingChangeInitiated')
  expect(whereTo(await visitor.ask('GET', `/xx-en/checkout/${id}/payment`))).toBe('303 modifications')
  expect(whereTo(await agree())).toBe('303 payment-successful')
  expect((await ledgerOf(id)).booking.status).toBe('BookingChangeCompleted')
})

test('a change that comes too late is a page of status 400 in the market’s words, and is not booked', async () => {
  const { visitor, id, agree } = await begin('t9000703')
  closed = id
  for (const answer of [await visitor.ask('GET', address(id)), await agree()]) {
    const html = await answer.text()
    expect([answer.status, html]).toEqual([400, expect.stringContaining(words.invalidBookingWindowTitle)])
    expect(html).not.toContain('href="/xx-en/planner?')
  }
  closed = ''
  expect((await ledgerOf(id)).booking.status).toBe('BookingChangeInitiated')
})

test('who only has the address may look, and changes nothing', async () => {
  const { id, data } = await begin('t9000703')
  const stranger = new Shopper(shop.port)
  expect((await stranger.ask('POST', address(id), new URLSearchParams({ change: data.change, consent: 'on' }))).status).toBe(403)
  expect((await ledgerOf(id)).booking.status).toBe('BookingChangeInitiated')
})

test('a change the provider refuses leaves the booking as it was, and may be tried again', async () => {
  const { id, agree } = await begin('t9000703')
  const path = `/checkout/v1/checkouts/${id}/start-booking`
  await programAnswer(shop.port, { path, method: 'POST', status: 400, problem: { errors: [{ code: 'InvalidState', detail: 'No' }] } })
  expect((await agree()).status).toBe(422)
  expect(whereTo(await agree())).toBe('303 payment-successful')
})

test('an answer that was lost is not asked for again: the page says that it is being confirmed, and then that it is', async () => {
  const { visitor, id, agree } = await begin('t9000703')
  const path = `/checkout/v1/checkouts/${id}/start-booking`
  await programAnswer(shop.port, { path, method: 'POST', drop: true, executeFirst: true })
  expect(whereTo(await agree())).toBe('303 payment-successful')
  expect((await visitor.page(id, 'payment-successful')).data).toMatchObject({ state: 'confirmed' })
})

test('a declined card leaves the change where it was', async () => {
  const { visitor, id, agree } = await begin('t9000701')
  await agree()
  const { client_secret } = session.parse(await (await visitor.createSession(id)).json())
  await visitor.payByCard(client_secret, '4000000000000002')
  expect((await ledgerOf(id)).booking.status).toBe('BookingChangeInitiated')
  expect(whereTo(await visitor.ask('GET', `/xx-en/checkout/${id}/payment`))).toBe('200 ')
})

test('a change that its supplier has yet to agree to is requested, said to be so before and after, and never worded as booked', async () => {
  const { visitor, id, data, post, agree } = await begin('t9001102')
  expect([data.money.due.amount, data.changes.map(({ kind }) => kind).sort()]).toEqual([0, ['added', 'removed']])
  const shownOn = async (path: string) => {
    const html = await (await visitor.ask('GET', path)).text()
    return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  }
  const asked = await shownOn(address(id))
  expect(asked).toContain('Request the change')
  expect(asked).not.toContain('Book the change')
  expect((await post({ change: data.change })).status).toBe(422)
  expect(whereTo(await agree())).toBe('303 payment-successful')
  expect((await visitor.page(id, 'payment-successful')).data).toMatchObject({ state: 'requested' })
  const seen = await shownOn(`/xx-en/checkout/${id}/payment-successful`)
  expect(seen).toContain('Your change has been requested')
  expect(seen).not.toMatch(/is booked|is confirmed/)
  await shop.wakeCheckout(id, Date.now() + 61_000)
  const { booking, mails } = await ledgerOf(id)
  expect([booking.status, mails.map(({ subject }) => subject.split(':')[0])]).toEqual(['BookingChangeRequested', ['Change requested']])
})
