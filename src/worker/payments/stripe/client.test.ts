import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../../shared/errors/app-error.ts'
import { stripeOf } from './client.ts'

type Asked = { method: string; path: string; key: string | null; version: string | null; fields: Record<string, string> }

const intent = { id: 'pi_1', client_secret: 'pi_1_secret_2', amount: 1200, currency: 'eur', status: 'requires_capture' }

/** Stripe as one answer after the other. */
function stripeAnswering(...answers: { status?: number; body?: unknown; headers?: Record<string, string> }[]) {
  const asked: Asked[] = []
  const stripe = stripeOf({
    STRIPE_API: 'sandbox',
    STRIPE_SECRET_KEY: 'sk_test_1',
    SANDBOX: {
      async fetch(request) {
        asked.push({
          method: request.method,
          path: new URL(request.url).pathname,
          key: request.headers.get('idempotency-key'),
          version: request.headers.get('stripe-version'),
          fields: Object.fromEntries(new URLSearchParams(await request.text())),
        })
        const { status = 200, body = intent, headers = {} } = answers[asked.length - 1] ?? {}
        return new Response(JSON.stringify(body), { status, headers })
      },
    },
  })
  return { stripe, asked }
}
const error = (code: string, more: object = {}) => ({ error: { type: 'invalid_request_error', code, message: 'For the log.', ...more } })
const codeOf = async (asking: Promise<unknown>) => {
  const failed: unknown = await asking.catch((reason: unknown) => reason)
  return failed instanceof AppError ? failed.code : undefined
}

const logged = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line))
beforeEach(() => vi.spyOn(console, 'error').mockReturnValue(undefined))
afterEach(() => vi.restoreAllMocks())

describe('stripeOf', () => {
  it.each([
    ['card', 'manual'],
    ['sepa_debit', 'automatic'],
    ['ideal', 'automatic'],
  ] as const)('makes an intent for %s, in form encoding, with its key and nothing about the traveller', async (method, capture) => {
    const { stripe, asked } = stripeAnswering({})
    const made = await stripe.create({ amount: 1200, currency: 'EUR', method, checkoutId: 'abcdefghijkl' }, 'key-1')
    expect(made).toMatchObject({ id: 'pi_1', amount: 1200, currency: 'EUR', status: 'requires_capture' })
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/stripe/v1/payment_intents',
        key: 'key-1',
        version: '2026-10-28.endive',
        fields: {
          amount: '1200',
          currency: 'eur',
          'allowed_payment_method_types[]': method,
          capture_method: capture,
          'metadata[checkout]': 'abcdefghijkl',
        },
      },
    ])
  })

  it('takes a state it does not know for unknown', async () => {
    const { stripe } = stripeAnswering({ body: { ...intent, status: 'requires_magic' } })
    expect((await stripe.retrieve('pi_1')).status).toBe('unknown')
  })

  it('lets the state decide where it comes too late to take or cancel', async () => {
    const late = { status: 400, body: error('payment_intent_unexpected_state', { payment_intent: { ...intent, status: 'canceled' } }) }
    const { stripe } = stripeAnswering(late, late)
    expect((await stripe.capture('pi_1', 'key-1')).status).toBe('canceled')
    expect((await stripe.cancel('pi_1', 'key-2')).status).toBe('canceled')
    expect(logged()).toEqual([])
  })

  it('repeats a write with its key where Stripe says when', async () => {
    const { stripe, asked } = stripeAnswering({ status: 429, body: error('rate_limit'), headers: { 'retry-after': '0' } }, {})
    await stripe.capture('pi_1', 'key-1')
    expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
  })

  it('does not repeat a write that failed otherwise', async () => {
    const { stripe, asked } = stripeAnswering({ status: 500, body: error('') })
    expect(await codeOf(stripe.capture('pi_1', 'key-1'))).toBe('API_SERVICE_UNAVAILABLE')
    expect(asked).toHaveLength(1)
  })

  it.each([
    [401, 'BAD_GATEWAY'],
    [400, 'BAD_GATEWAY'],
    [409, 'API_SERVICE_UNAVAILABLE'],
    [503, 'API_SERVICE_UNAVAILABLE'],
  ])('tells trouble of the operator from trouble that passes, and the log of either: %i', async (status, code) => {
    const said = { ...error('anything', { param: 'amount', message: 'No.' }), status }
    const { stripe } = stripeAnswering({ status, body: said, headers: { 'request-id': 'req_1' } })
    expect(await codeOf(stripe.create({ amount: 1, currency: 'EUR', method: 'card', checkoutId: 'abcdefghijkl' }, 'key-1'))).toBe(code)
    expect(logged().map((line) => JSON.parse(line))).toEqual([
      {
        event: 'stripe-refused',
        method: 'POST',
        path: '/v1/payment_intents',
        status,
        type: 'invalid_request_error',
        code: 'anything',
        declineCode: '',
        param: 'amount',
        message: 'No.',
        stripeRequest: 'req_1',
      },
    ])
  })

  it('refuses an answer that is no intent', async () => {
    const { stripe } = stripeAnswering({ body: { id: 'pi_1' } })
    expect(await codeOf(stripe.capture('pi_1', 'key-1'))).toBe('BAD_GATEWAY')
  })

  it('is content with money that went back already', async () => {
    const { stripe } = stripeAnswering(
      { status: 400, body: error('charge_already_refunded') },
      { status: 400, body: error('charge_disputed') },
    )
    await stripe.refund('pi_1', 'key-1')
    expect(await codeOf(stripe.refund('pi_1', 'key-2'))).toBe('BAD_GATEWAY')
  })

  it.each(['http://elsewhere', 'https://host/', 'https://host/v1', 'sandbox', 'nothing'])(
    'does not start with %s for an address',
    async (api) => {
      const stripe = stripeOf({ STRIPE_API: api, STRIPE_SECRET_KEY: '' })
      expect(await codeOf(stripe.retrieve('pi_1'))).toBe('UNKNOWN')
    },
  )

  it.each(['https://stripe.example', 'https://stripe.example:8443', 'http://localhost:12111', 'http://127.0.0.1:12111'])(
    'asks at %s',
    async (api) => {
      const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(intent))
      await stripeOf({ STRIPE_API: api, STRIPE_SECRET_KEY: '' }).retrieve('pi_1')
      expect(asked.mock.calls.map(([request]) => (request instanceof Request ? request.url : request))).toEqual([
        `${api}/v1/payment_intents/pi_1`,
      ])
      asked.mockRestore()
    },
  )
})
