import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { startSandbox } from '../../test/setup/sandbox.ts'
import { sign } from './events.ts'
import type { intentView } from './intent-view.ts'
import type { StripeError } from './intents.ts'
import { type confirmNames, createNames, type refundNames } from './parameters.ts'
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
  error: z
    .object({
      type: z.string(),
      code: z.string().optional(),
      param: z.string().optional(),
      message: z.string(),
      payment_intent: z.object({ status: z.string() }).optional(),
    })
    .optional(),
})

async function ask(
  path: string,
  fields: Record<string, string>,
  { key, bearer = 'sk_test_sandbox', version }: { key?: string; bearer?: string; version?: string } = {},
) {
  const response = await sandbox.fetch(`/stripe/v1/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(key && { 'idempotency-key': key }),
      ...(version && { 'stripe-version': version }),
    },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, replayed: response.headers.get('idempotent-replayed'), body: answer.parse(await response.json()) }
}

const wanted = (method = 'card') => ({
  amount: '1200',
  currency: 'eur',
  'allowed_payment_method_types[]': method,
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

describe('a request that Stripe would refuse', () => {
  it.each([
    ['a parameter of an older version', { ...wanted(), 'payment_method_types[]': 'card' }, 'parameter_unknown', 'payment_method_types'],
    ['a parameter nobody knows', { ...wanted(), captureMethod: 'manual' }, 'parameter_unknown', 'captureMethod'],
    ['one within another', { ...wanted(), 'metadata[checkout][id]': '1' }, 'parameter_unknown', 'metadata[checkout][id]'],
    ['a part of a value', { ...wanted(), 'amount[value]': '1' }, 'parameter_unknown', 'amount[value]'],
    ['a name of every object', { ...wanted(), constructor: '1' }, 'parameter_unknown', 'constructor'],
    ['no amount', { ...wanted(), amount: undefined }, 'parameter_missing', 'amount'],
    ['no currency', { ...wanted(), currency: undefined }, 'parameter_missing', 'currency'],
    ['no method', { ...wanted(), 'allowed_payment_method_types[]': undefined }, 'parameter_missing', 'allowed_payment_method_types'],
    ['an empty amount', { ...wanted(), amount: '' }, 'parameter_invalid_empty', 'amount'],
    ['an amount that is no integer', { ...wanted(), amount: '12.5' }, 'parameter_invalid_integer', 'amount'],
    ['an amount that is nothing', { ...wanted(), amount: '0' }, 'parameter_invalid_integer', 'amount'],
    ['an amount that is too small', { ...wanted(), amount: '49' }, 'amount_too_small', 'amount'],
    ['a currency in capitals', { ...wanted(), currency: 'EURO' }, undefined, 'currency'],
    ['a method nobody has', { ...wanted(), 'allowed_payment_method_types[]': 'cheque' }, undefined, 'allowed_payment_method_types'],
    ['another way to capture', { ...wanted(), capture_method: 'later' }, undefined, 'capture_method'],
    [
      'a debit to be captured later',
      { ...wanted('sepa_debit'), capture_method: 'manual' },
      'payment_intent_invalid_parameter',
      'capture_method',
    ],
  ])('for %s says so, and makes nothing', async (_, fields, code, param) => {
    const sent = Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
    const { status, body } = await ask('payment_intents', sent)
    expect([status, body]).toEqual([
      400,
      { error: { type: 'invalid_request_error', param, message: expect.stringMatching(/\w/), ...(code && { code }) } },
    ])
  })

  it('names every parameter nobody knows', async () => {
    const { body } = await ask('payment_intents', { ...wanted(), one: '1', 'two[three]': '2' })
    expect(body.error).toMatchObject({ param: 'one', message: 'Received unknown parameters: one, two' })
  })

  it.each([
    ['confirm', { 'payment_method_data[type]': 'ideal', 'payment_method_data[bank]': 'x' }, 'payment_method_data[bank]'],
    ['confirm', { 'payment_method_data[type]': 'ideal', client_secret: 'x' }, 'client_secret'],
    ['capture', { amount: '1' }, 'amount'],
    ['cancel', { reason: 'x' }, 'reason'],
  ])('refuses to %s with %o', async (deed, fields, param) => {
    const intent = await open('ideal')
    const { status, body } = await ask(`payment_intents/${intent.id}/${deed}`, fields)
    expect([status, body.error]).toMatchObject([400, { code: 'parameter_unknown', param }])
  })

  it('refuses a refund of nothing, and one with more than it takes', async () => {
    expect((await ask('refunds', {})).body.error).toMatchObject({ code: 'parameter_missing', param: 'payment_intent' })
    expect((await ask('refunds', { payment_intent: 'pi_1', all: '1' })).body.error).toMatchObject({
      code: 'parameter_unknown',
      param: 'all',
    })
    expect((await ask('refunds', { payment_intent: 'pi_1' })).body.error).toMatchObject({ code: 'resource_missing', param: 'intent' })
  })

  it('refuses another version, and a wrong key, without a code', async () => {
    const old = await ask('payment_intents', wanted(), { version: '2023-08-16' })
    expect([old.status, old.body.error]).toMatchObject([
      400,
      { type: 'invalid_request_error', message: expect.stringContaining('2023-08-16') },
    ])
    const wrong = await ask('payment_intents', wanted(), { bearer: 'sk_test_other' })
    expect([wrong.status, wrong.body.error?.code]).toEqual([401, undefined])
  })

  it('names the request', async () => {
    const answer = await sandbox.fetch('/stripe/v1/payment_intents/pi_none', { headers: { authorization: 'Bearer sk_test_sandbox' } })
    expect([answer.status, answer.headers.get('request-id')]).toEqual([404, expect.stringMatching(/^req_\w{14}$/)])
  })
})

describe('what the stand-in takes and tells', () => {
  it('has the names of the official package', () => {
    expectTypeOf<keyof typeof createNames>().toExtend<keyof Stripe.PaymentIntentCreateParams>()
    expectTypeOf<keyof typeof confirmNames>().toExtend<keyof Stripe.PaymentIntentConfirmParams>()
    expectTypeOf<keyof typeof confirmNames.payment_method_data>().toExtend<keyof Stripe.PaymentIntentConfirmParams.PaymentMethodData>()
    expectTypeOf<keyof typeof refundNames>().toExtend<keyof Stripe.RefundCreateParams>()
    expectTypeOf<keyof ReturnType<typeof intentView>>().toExtend<keyof Stripe.PaymentIntent>()
    expectTypeOf<keyof StripeError>().toExtend<keyof Stripe.PaymentIntent.LastPaymentError>()
    expect(Object.keys(createNames)).toContain('allowed_payment_method_types')
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
