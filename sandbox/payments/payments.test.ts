import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startSandbox } from '../../test/setup/sandbox.ts'
import { passesLuhn } from './card-number.ts'
import { isIban } from './iban.ts'
import { testAccounts } from './test-accounts.ts'
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
  transactions: z.array(z.object({ status: z.string(), amount: z.number(), method: z.string() })),
  mails: z.array(z.object({ recipient: z.string() })),
})
const readLedger = async (id: string) => ledger.parse(await (await sandbox.fetch(`/sandbox/ledger?checkoutId=${id}`)).json())

const newCheckout = (tripRefId?: string) => sandbox.newCheckout(tripRefId)

const sessionAnswer = z.object({ session_id: z.string(), client_secret: z.string(), amount: z.number(), status: z.string() })
async function newSession(id: string, key: string = crypto.randomUUID(), email = 'a@example.com', payment_method = 'CARD') {
  const answer = await sandbox.ask(
    `/tours-checkout-api/itineraries/${id}/checkout-sessions`,
    { payment_plan: 'ONE_TIME', payment_method, customer: { email } },
    { headers: { ...headers, 'idempotency-key': key } },
  )
  return { status: answer.status, body: await answer.json() }
}
const openSession = async (id: string, key?: string) => sessionAnswer.parse((await newSession(id, key)).body)

const openFor = async (id: string, method: string) => sessionAnswer.parse((await newSession(id, undefined, undefined, method)).body)
const sessionOf = async (id: string, sessionId: string) =>
  sessionAnswer.parse(
    await (await sandbox.ask(`/tours-checkout-api/itineraries/${id}/checkout-sessions/${sessionId}`, undefined, { headers })).json(),
  )
async function confirmSession(id: string, sessionId: string, wish: object) {
  const path = `/tours-checkout-api/itineraries/${id}/checkout-sessions/${sessionId}/confirm`
  const answer = await sandbox.ask(path, wish, { headers })
  const body = z.object({ status: z.union([z.string(), z.number()]), redirect_url: z.string().optional() })
  return { code: answer.status, ...body.parse(await answer.json()) }
}
const lookLater = (id: string) => sandbox.ask('/sandbox/control', { settle: id })
const kindsOf = async (id: string) => (await readLedger(id)).payments.map(({ kind }) => kind)

async function debit(client_secret: string, iban: string, name = 'Ida Strand', email = 'ida@example.org') {
  const [intent] = client_secret.split('_secret_')
  const answer = await sandbox.ask(`/payments/v1/intents/${intent}/confirm`, { client_secret, sepa_debit: { iban, name, email } })
  return answered.parse(await answer.json())
}

const answered = z.object({
  status: z.string(),
  challenge: z.string().optional(),
  error: z.object({ code: z.string(), decline_code: z.string().optional() }).optional(),
})

async function pay(client_secret: string, number: string, cvc = '123') {
  const [intent] = client_secret.split('_secret_')
  const answer = await sandbox.ask(`/payments/v1/intents/${intent}/confirm`, { client_secret, card: { number, cvc, ...expiry } })
  return answered.parse(await answer.json())
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
  expect(transactions).toEqual([{ status: 'Closed', amount, method: 'CreditCard' }])
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

test('every test account passes the check of its digits, and a mistyped one does not', () => {
  for (const { iban } of testAccounts) expect(isIban(iban), iban).toBe(true)
  for (const wrong of ['DE89370400440532013001', 'DE8937040044', '', 'de89370400440532013000']) expect(isIban(wrong), wrong).toBe(false)
})

test('a debit is under way until the bank has its say, then it is booked and taken once', async () => {
  const id = await newCheckout()
  const { client_secret, session_id } = await openFor(id, 'SEPA_DEBIT')
  const answers = await Promise.all([debit(client_secret, 'DE89370400440532013000'), debit(client_secret, 'DE89370400440532013000')])
  expect(answers.map(({ status }) => status)).toEqual(['processing', 'processing'])
  expect([(await sessionOf(id, session_id)).status, await kindsOf(id)]).toEqual(['processing', []])
  await lookLater(id)
  await lookLater(id)
  expect((await sessionOf(id, session_id)).status).toBe('succeeded')
  const { booking, transactions } = await readLedger(id)
  expect([booking.status, transactions.map(({ method }) => method)]).toEqual(['BookingCompleted', ['DirectDebit']])
  expect(await kindsOf(id)).toEqual(['authorised', 'captured'])
})

test('a debit that fails later leaves the checkout open for another way to pay', async () => {
  const id = await newCheckout()
  const { client_secret, session_id } = await openFor(id, 'SEPA_DEBIT')
  await debit(client_secret, 'DE62370400440532013001')
  await lookLater(id)
  expect((await sessionOf(id, session_id)).status).toBe('requires_payment_method')
  expect(await kindsOf(id)).toEqual(['declined'])
  await debit(client_secret, 'NL39RABO0300065264')
  await lookLater(id)
  expect(await kindsOf(id)).toEqual(['declined', 'authorised', 'captured'])
})

test.each([
  ['DE00370400440532013000', 'Ida', 'ida@example.org', 'invalid_iban'],
  ['DE89370400440532013000', ' ', 'ida@example.org', 'incomplete_name'],
  ['DE89370400440532013000', 'Ida', 'nobody', 'invalid_email'],
  ['DE91370400440000055555', 'Ida', 'ida@example.org', 'sepa_debit_bank_not_supported'],
])('a debit of %s by %s is refused at once: %s %s', async (iban, name, email, code) => {
  const { client_secret } = await openFor(await newCheckout(), 'SEPA_DEBIT')
  expect(await debit(client_secret, iban, name, email)).toMatchObject({ status: 'requires_payment_method', error: { code } })
})

test('a card does not pay what was opened for a debit, nor the other way round', async () => {
  const id = await newCheckout()
  const [debited, carded] = [await openFor(id, 'SEPA_DEBIT'), await openFor(id, 'CARD')]
  expect((await pay(debited.client_secret, '4242424242424242')).error?.code).toBe('payment_intent_unexpected_state')
  expect((await debit(carded.client_secret, 'DE89370400440532013000')).error?.code).toBe('payment_intent_unexpected_state')
  expect(await kindsOf(id)).toEqual([])
})

const back = 'http://tidemark.localhost:8787/xx-en/checkout/abc/payment-successful'
async function atBank(id: string) {
  const { session_id } = await openFor(id, 'IDEAL')
  const { redirect_url = '' } = await confirmSession(id, session_id, { payment_method: 'IDEAL', return_url: back })
  const { pathname, search, port, searchParams } = new URL(redirect_url)
  const answer = (outcome: string) =>
    sandbox.fetch(`${pathname}${search}`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: searchParams.get('client_secret') ?? '', outcome }),
    })
  return { session_id, port, page: () => sandbox.fetch(`${pathname}${search}`), answer }
}

test('the bank’s page leads back to the shop, which is told once however often one comes back', async () => {
  const id = await newCheckout()
  const { session_id, port, page, answer } = await atBank(id)
  expect([port, (await page()).status]).toEqual(['8787', 200])
  for (let time = 0; time < 2; time++) {
    const leaving = await answer('complete')
    expect([leaving.status, leaving.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^http:\/\/tidemark.*redirect_status=succeeded$/),
    ])
  }
  expect((await page()).status).toBe(303)
  expect((await sessionOf(id, session_id)).status).toBe('succeeded')
  const { transactions } = await readLedger(id)
  expect([await kindsOf(id), transactions.map(({ method }) => method)]).toEqual([['authorised', 'captured'], ['Other']])
})

test.each(['fail', 'abandon'])('a payment that ends at the bank with %s takes nothing and can be begun again', async (outcome) => {
  const id = await newCheckout()
  const { session_id, answer } = await atBank(id)
  expect((await answer(outcome)).headers.get('location')).toContain('redirect_status=failed')
  expect([(await sessionOf(id, session_id)).status, await kindsOf(id)]).toEqual(['requires_payment_method', ['declined']])
  const again = await confirmSession(id, session_id, { payment_method: 'IDEAL', return_url: back })
  expect(again).toMatchObject({ status: 'requires_action', redirect_url: expect.stringContaining('/payments/bank/') })
})

test('the bank sends nobody elsewhere', async () => {
  const id = await newCheckout()
  const { session_id } = await openFor(id, 'IDEAL')
  const { redirect_url = '' } = await confirmSession(id, session_id, { payment_method: 'IDEAL', return_url: 'https://evil.example/' })
  const { pathname, search } = new URL(redirect_url)
  expect((await sandbox.fetch(`${pathname}${search}`)).status).toBe(404)
})

test('an agency is booked for against an invoice that stays open; nobody else is', async () => {
  const id = await newCheckout('t9000131')
  const { session_id } = await openFor(id, 'SEPA_DEBIT')
  for (let time = 0; time < 2; time++)
    expect((await confirmSession(id, session_id, { payment_method: 'INVOICE' })).status).toBe('succeeded')
  const { booking, payments, transactions } = await readLedger(id)
  expect([booking.status, payments.map(({ kind }) => kind)]).toEqual(['BookingCompleted', ['invoiced']])
  expect(transactions).toMatchObject([{ status: 'Open', method: 'BankTransfer' }])
  const other = await newCheckout()
  const theirs = await openFor(other, 'SEPA_DEBIT')
  expect((await confirmSession(other, theirs.session_id, { payment_method: 'INVOICE' })).code).toBe(422)
})

test('the word about a card that comes late is waited for', async () => {
  const id = await newCheckout('t9000501')
  const { client_secret, session_id } = await openSession(id)
  expect(await pay(client_secret, '4242424242424242')).toEqual({ status: 'processing' })
  expect((await sessionOf(id, session_id)).status).toBe('processing')
  await lookLater(id)
  expect([(await sessionOf(id, session_id)).status, await kindsOf(id)]).toEqual(['succeeded', ['authorised', 'captured']])
})

test('a proof that was left is told apart from one that failed', async () => {
  const { client_secret } = await openSession(await newCheckout())
  const [intent] = client_secret.split('_secret_')
  await pay(client_secret, '4000000000003220')
  const left = await sandbox.ask(`/payments/v1/intents/${intent}/challenge`, { client_secret, outcome: 'abandon' })
  expect(answered.parse(await left.json()).error?.decline_code).toBe('authentication_abandoned')
})
