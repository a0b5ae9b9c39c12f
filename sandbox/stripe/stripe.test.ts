import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startSandbox } from '../../test/setup/sandbox.ts'
import { sign } from './events.ts'
import { isIban, outcomeOf } from './test-accounts.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const answer = z.object({
  id: z.string().optional(),
  status: z.string().optional(),
  client_secret: z.string().optional(),
  error: z.object({ type: z.string(), code: z.string(), payment_intent: z.object({ status: z.string() }).optional() }).optional(),
})

async function ask(
  path: string,
  fields: Record<string, string>,
  { key, bearer = 'sk_test_sandbox' }: { key?: string; bearer?: string } = {},
) {
  const response = await sandbox.fetch(`/stripe/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, ...(key && { 'idempotency-key': key }) },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, replayed: response.headers.get('idempotent-replayed'), body: answer.parse(await response.json()) }
}

const wanted = (method = 'card') => ({
  amount: '1200',
  currency: 'eur',
  'payment_method_types[]': method,
  capture_method: method === 'card' ? 'manual' : 'automatic',
  'metadata[checkout]': 'abcdefghijkl',
})
async function open(method?: string) {
  const { body } = await ask('payment_intents', wanted(method), { key: crypto.randomUUID() })
  return { id: body.id ?? '', client_secret: body.client_secret ?? '' }
}
const card = (number: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2034',
  'payment_method_data[card][cvc]': '123',
})
const debit = (iban: string) => ({
  'payment_method_data[type]': 'sepa_debit',
  'payment_method_data[sepa_debit][iban]': iban,
  'payment_method_data[billing_details][name]': 'Ann Example',
  'payment_method_data[billing_details][email]': 'ann@example.com',
})
const confirm = ({ id, client_secret }: { id: string; client_secret: string }, fields: Record<string, string>) =>
  ask(`payment_intents/${id}/confirm`, { client_secret, ...fields }, { bearer: 'pk_test_sandbox' })

describe('idempotency', () => {
  it('answers a key once and repeats that answer', async () => {
    const key = crypto.randomUUID()
    const [first, second] = [await ask('payment_intents', wanted(), { key }), await ask('payment_intents', wanted(), { key })]
    expect(second.body).toEqual(first.body)
    expect([first.replayed, second.replayed]).toEqual([null, 'true'])
  })

  it('makes one intent of two requests at the same time', async () => {
    const key = crypto.randomUUID()
    const both = await Promise.all([ask('payment_intents', wanted(), { key }), ask('payment_intents', wanted(), { key })])
    const made = new Set(both.flatMap(({ body }) => body.id ?? []))
    expect(made.size).toBe(1)
    for (const { status } of both) expect([200, 409]).toContain(status)
  })

  it('refuses a key of another request', async () => {
    const key = crypto.randomUUID()
    await ask('payment_intents', wanted(), { key })
    const other = await ask('payment_intents', { ...wanted(), amount: '1300' }, { key })
    expect([other.status, other.body.error?.type]).toEqual([400, 'idempotency_error'])
  })

  it('keeps nothing of parameters that are no good', async () => {
    const key = crypto.randomUUID()
    expect((await ask('payment_intents', { ...wanted('sepa_debit'), currency: 'gbp' }, { key })).status).toBe(400)
    expect((await ask('payment_intents', wanted(), { key })).status).toBe(200)
  })
})

describe('a payment', () => {
  it('by card is reserved, then taken once', async () => {
    const intent = await open()
    expect((await confirm(intent, card('4242424242424242'))).body.status).toBe('requires_capture')
    expect((await ask(`payment_intents/${intent.id}/capture`, {})).body.status).toBe('succeeded')
    const late = await ask(`payment_intents/${intent.id}/cancel`, {})
    expect(late.body.error).toMatchObject({ code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } })
  })

  it('by a card the bank declines can be tried again', async () => {
    const intent = await open()
    const declined = await confirm(intent, card('4000000000009995'))
    expect([declined.status, declined.body.error]).toMatchObject([402, { type: 'card_error', code: 'card_declined' }])
    expect((await confirm(intent, card('4242424242424242'))).body.status).toBe('requires_capture')
  })

  it('asks anew where its question was left, of whatever card is given then', async () => {
    const intent = await open()
    expect((await confirm(intent, card('4000000000003220'))).body.status).toBe('requires_action')
    expect((await confirm(intent, card('4000000000003220'))).body.status).toBe('requires_action')
    expect((await confirm(intent, card('4242424242424242'))).body.status).toBe('requires_capture')
  })

  it('that needs proof waits for it', async () => {
    const intent = await open()
    expect((await confirm(intent, card('4000000000003220'))).body.status).toBe('requires_action')
    const proved = await ask(
      `payment_intents/${intent.id}/challenge`,
      { client_secret: intent.client_secret, outcome: 'complete' },
      { bearer: 'pk_test_sandbox' },
    )
    expect(proved.body.status).toBe('requires_capture')
  })

  it.each([
    ['DE89370400440532013000', 'succeeded'],
    ['DE08370400440532013003', 'processing'],
  ])('by debit from %s is %s', async (iban, status) => {
    expect((await confirm(await open('sepa_debit'), debit(iban))).body.status).toBe(status)
  })

  it('by debit that comes back can be tried again', async () => {
    const { status, body } = await confirm(await open('sepa_debit'), debit('DE62370400440532013001'))
    expect([status, body.error?.code]).toEqual([402, 'payment_method_provider_decline'])
  })

  it('that was taken goes back once', async () => {
    const intent = await open('sepa_debit')
    await confirm(intent, debit('DE89370400440532013000'))
    expect((await ask('refunds', { payment_intent: intent.id })).status).toBe(200)
    expect((await ask('refunds', { payment_intent: intent.id })).body.error?.code).toBe('charge_already_refunded')
  })

  it('is nobody’s business without its key and secret', async () => {
    const intent = await open()
    expect((await ask(`payment_intents/${intent.id}/capture`, {}, { bearer: 'pk_test_sandbox' })).status).toBe(401)
    expect((await confirm({ ...intent, client_secret: 'guess' }, card('4242424242424242'))).status).toBe(404)
  })
})

it('signs as it is documented', async () => {
  const expected = createHmac('sha256', 'whsec_sandbox').update('1900000000.{"a":1}').digest('hex')
  expect(await sign('{"a":1}', 1_900_000_000)).toBe(`t=1900000000,v1=${expected}`)
})

it.each([
  ['DE89370400440532013000', true, 'pays'],
  ['DE88370400440532013000', false, 'pays'],
  ['NL55RABO0300065267', true, 'late'],
  ['BE68539007547034', true, 'fails'],
  ['nothing', false, 'pays'],
])('%s', (account, isOne, outcome) => {
  expect([isIban(account), outcomeOf(account)]).toEqual([isOne, outcome])
})
