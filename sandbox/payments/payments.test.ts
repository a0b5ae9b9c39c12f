import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startSandbox } from '../../test/setup/sandbox.ts'
import { passesLuhn } from './card-number.ts'
import { testCards } from './test-cards.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const headers = { 'x-tour-operator': 'tidemark', 'accept-version': '1' }
const expiry = { exp_month: 12, exp_year: 2034 }

const ledger = z.object({
  booking: z.object({ status: z.string(), reference: z.string().nullable() }),
  payments: z.array(z.object({ kind: z.string(), amount: z.number() })),
  transactions: z.array(z.object({ status: z.string(), amount: z.number() })),
  mails: z.array(z.object({ recipient: z.string() })),
})
const readLedger = async (id: string) => ledger.parse(await (await sandbox.fetch(`/sandbox/ledger?checkoutId=${id}`)).json())

const newCheckout = (tripRefId?: string) => sandbox.newCheckout(tripRefId)

const sessionAnswer = z.object({ session_id: z.string(), client_secret: z.string(), amount: z.number(), status: z.string() })
async function newSession(id: string, key: string = crypto.randomUUID(), email = 'a@example.com') {
  const answer = await sandbox.ask(
    `/tours-checkout-api/itineraries/${id}/checkout-sessions`,
    { payment_plan: 'ONE_TIME', payment_method: 'CARD', customer: { email } },
    { headers: { ...headers, 'idempotency-key': key } },
  )
  return { status: answer.status, body: await answer.json() }
}
const openSession = async (id: string, key?: string) => sessionAnswer.parse((await newSession(id, key)).body)

async function pay(client_secret: string, number: string, cvc = '123') {
  const [intent] = client_secret.split('_secret_')
  const answer = await sandbox.ask(`/payments/v1/intents/${intent}/confirm`, { client_secret, card: { number, cvc, ...expiry } })
  return z
    .object({
      status: z.string(),
      challenge: z.string().optional(),
      error: z.object({ code: z.string(), decline_code: z.string().optional() }).optional(),
    })
    .parse(await answer.json())
}

test('every test number passes the check of its digits', () => {
  for (const { number } of testCards) expect(passesLuhn(number), number).toBe(true)
  expect(passesLuhn('4242424242424241')).toBe(false)
})

test('a payment books, and is taken once; writing of it is the shop’s business', async () => {
  const id = await newCheckout()
  const { client_secret, amount } = await openSession(id)
  const answers = await Promise.all([pay(client_secret, '4242424242424242'), pay(client_secret, '4242424242424242')])
  expect(answers.map(({ status }) => status)).toContain('succeeded')
  const { booking, payments, transactions, mails } = await readLedger(id)
  expect(booking.status).toBe('BookingCompleted')
  expect(booking.reference).toMatch(/^TM-\d{6}$/)
  expect(payments).toEqual([
    { kind: 'authorised', amount },
    { kind: 'captured', amount },
  ])
  expect(transactions).toEqual([{ status: 'Closed', amount }])
  expect(mails).toEqual([])
})

test('two sessions of one checkout take money once', async () => {
  const id = await newCheckout()
  const sessions = [await openSession(id), await openSession(id)]
  const answers = await Promise.all(sessions.map(({ client_secret }) => pay(client_secret, '4242424242424242')))
  expect(answers.filter(({ status }) => status === 'succeeded')).toHaveLength(1)
  const { payments } = await readLedger(id)
  expect(payments.map(({ kind }) => kind)).toEqual(['authorised', 'captured'])
  expect(answers.find(({ status }) => status !== 'succeeded')?.error?.code).toBe('payment_intent_unexpected_state')
})

test('a cancelled session is paid by nobody, and only a session that waits can be cancelled', async () => {
  const id = await newCheckout()
  const [first, second] = [await openSession(id), await openSession(id)]
  const cancel = async (sessionId: string) => {
    const answer = await sandbox.ask(`/tours-checkout-api/itineraries/${id}/checkout-sessions/${sessionId}/cancel`, {}, { headers })
    return { status: answer.status, body: await answer.json() }
  }
  for (let time = 0; time < 2; time++) expect(sessionAnswer.parse((await cancel(first.session_id)).body).status).toBe('canceled')
  await pay(first.client_secret, '4242424242424242')
  expect((await readLedger(id)).payments).toEqual([])
  await pay(second.client_secret, '4242424242424242')
  expect(sessionAnswer.parse((await cancel(second.session_id)).body).status).toBe('succeeded')
  expect((await cancel('cs_unknown')).status).toBe(404)
})

test('the same key gives the same session, with another request it is refused', async () => {
  const id = await newCheckout()
  const key = 'key-1'
  const first = await openSession(id, key)
  expect(await openSession(id, key)).toEqual(first)
  expect((await newSession(id, key, 'other@example.com')).status).toBe(422)
})

test('a declined card can be followed by another', async () => {
  const { client_secret } = await openSession(await newCheckout())
  expect(await pay(client_secret, '4000000000009995')).toMatchObject({
    status: 'requires_payment_method',
    error: { code: 'card_declined', decline_code: 'insufficient_funds' },
  })
  expect(await pay(client_secret, '4242424242424242')).toEqual({ status: 'succeeded' })
})

test('a challenge is asked first and decides', async () => {
  const id = await newCheckout()
  const { client_secret } = await openSession(id)
  const [intent] = client_secret.split('_secret_')
  const answer = (outcome: string) => sandbox.ask(`/payments/v1/intents/${intent}/challenge`, { client_secret, outcome })
  expect(await pay(client_secret, '4000000000003220')).toEqual({ status: 'requires_action', challenge: `/payments/3ds/${intent}` })
  expect(await (await answer('fail')).json()).toMatchObject({ error: { code: 'payment_intent_authentication_failure' } })
  await pay(client_secret, '4000000000003220')
  expect(await (await answer('complete')).json()).toEqual({ status: 'succeeded' })
})

test('of two parties paying for the last places one is told and not charged', async () => {
  const ids = [await newCheckout('t9000016'), await newCheckout('t9000016')]
  const sessions = await Promise.all(ids.map((id) => openSession(id)))
  const answers = await Promise.all(sessions.map(({ client_secret }) => pay(client_secret, '4242424242424242')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['requires_payment_method', 'succeeded']))
  const kinds = (await Promise.all(ids.map(readLedger))).map(({ payments }) => payments.map(({ kind }) => kind).join(' '))
  expect(new Set(kinds)).toEqual(new Set(['authorised cancelled', 'authorised captured']))
})

test('an on-request trip ends as requested', async () => {
  const id = await newCheckout('t9000005')
  await pay((await openSession(id)).client_secret, '4242424242424242')
  expect((await readLedger(id)).booking.status).toBe('BookingRequested')
})

test('the operator and version headers are wanted', async () => {
  const answer = await sandbox.fetch(`/tours-checkout-api/itineraries/${await newCheckout()}`)
  expect(answer.status).toBe(400)
})

test('frames are for shops on this machine only', async () => {
  const frame = (parent: string) => sandbox.fetch(`/payments/frame/cardNumber?key=pk_sandbox_tidemark&parent=${encodeURIComponent(parent)}`)
  expect((await frame('http://tidemark.localhost:8787')).status).toBe(200)
  expect((await frame('https://tidemark.localhost.evil.test')).status).toBe(404)
})
