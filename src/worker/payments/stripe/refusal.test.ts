import { describe, expect, it } from 'vitest'
import { writtenTexts } from '../../../markets/languages/written.ts'
import { completeLanguages } from '../../../shared/language.ts'
import { PaymentRefusal } from '../payment-refusal.ts'
import { readRefusal, refusalLine, toFailure } from './refusal.ts'

const asked = { method: 'POST', path: '/v1/payment_intents' }
const refusal = (status: number, error: object, retryAfterSeconds?: number) =>
  readRefusal({ error }, { status, requestId: 'req_1', retryAfterSeconds })
const said = (status: number, error: object) => {
  const failure = toFailure(refusal(status, error))
  return failure instanceof PaymentRefusal ? failure.reason.kind : failure.code
}

describe('an error of Stripe’s', () => {
  it.each([
    ['its own trouble', 500, { type: 'api_error', message: 'An error occurred.' }, 'API_SERVICE_UNAVAILABLE'],
    ['its own trouble under another status', 400, { type: 'api_error' }, 'API_SERVICE_UNAVAILABLE'],
    ['a gateway’s', 502, {}, 'API_SERVICE_UNAVAILABLE'],
    ['one in passing', 503, { type: 'api_error' }, 'API_SERVICE_UNAVAILABLE'],
    ['too many requests', 429, { type: 'invalid_request_error', code: 'rate_limit' }, 'API_SERVICE_UNAVAILABLE'],
    ['a lock on the payment', 429, { type: 'invalid_request_error', code: 'lock_timeout' }, 'API_SERVICE_UNAVAILABLE'],
    ['another request under way', 409, { type: 'idempotency_error', code: 'idempotency_key_in_use' }, 'API_SERVICE_UNAVAILABLE'],
    ['a key of another request', 400, { type: 'idempotency_error' }, 'unavailable'],
    ['a parameter nobody knows', 400, { type: 'invalid_request_error', code: 'parameter_unknown', param: 'x' }, 'unavailable'],
    ['a parameter that is missing', 400, { type: 'invalid_request_error', code: 'parameter_missing', param: 'amount' }, 'unavailable'],
    ['an amount that is too small', 400, { type: 'invalid_request_error', code: 'amount_too_small', param: 'amount' }, 'unavailable'],
    ['a method that is switched off', 400, { type: 'invalid_request_error', param: 'allowed_payment_method_types' }, 'unavailable'],
    ['a wrong key', 401, { type: 'invalid_request_error' }, 'unavailable'],
    ['a wrong key, by its newer type', 401, { type: 'authentication_error' }, 'unavailable'],
    ['a key without the right', 403, { type: 'invalid_request_error' }, 'unavailable'],
    ['something that is not there', 404, { type: 'invalid_request_error', code: 'resource_missing', param: 'intent' }, 'unavailable'],
    ['a decline', 402, { type: 'card_error', code: 'card_declined', decline_code: 'do_not_honor' }, 'declined'],
    ['a decline of a bank', 402, { type: 'invalid_request_error', code: 'payment_method_provider_decline' }, 'declined'],
    ['no error at all', 400, {}, 'unavailable'],
  ])('that is %s (%i %o) is met as %s', (_, status, error, meaning) => {
    expect(said(status, error)).toBe(meaning)
  })

  it('that is a decline says why', () => {
    const failure = toFailure(refusal(402, { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }))
    expect(failure).toMatchObject({ reason: { kind: 'declined', decline: 'insufficient-funds' } })
  })

  it('that passes says when', () => {
    expect(toFailure(refusal(429, { type: 'invalid_request_error', code: 'rate_limit' }, 3)).retryAfterSeconds).toBe(3)
  })

  it.each(completeLanguages)('has its sentences in %s', (language) => {
    const texts = new Map(Object.entries({ ...writtenTexts[language]?.problems }))
    expect(texts.get('paymentUnavailable')).toContain('{phone}')
    expect(texts.get('amountUnclear')).toContain('{phone}')
  })
})

describe('its line in the log', () => {
  it('has every word of Stripe’s', () => {
    const error = {
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      param: 'payment_method_types',
      message: 'Received unknown parameter: payment_method_types',
    }
    expect(JSON.parse(refusalLine(asked, refusal(400, error)))).toEqual({
      event: 'stripe-refused',
      ...asked,
      status: 400,
      type: error.type,
      code: error.code,
      declineCode: '',
      param: error.param,
      message: error.message,
      stripeRequest: 'req_1',
    })
  })

  it.each([
    ['a key', 'Invalid API Key provided: sk_test_********1234', 'Invalid API Key provided: [key]'],
    ['a restricted key', 'The provided key rk_live_51Ab*c does not have access', 'The provided key [key] does not have access'],
    ['a client secret', 'No such intent: pi_1_secret_abc', 'No such intent: [secret]'],
    ['an address', 'Invalid email address: ann@example.com', 'Invalid email address: [e-mail]'],
    ['an account', 'The IBAN DE89 3704 0044 0532 0130 00 is invalid', 'The IBAN [account] is invalid'],
    ['a card', 'The number 4242 4242 4242 4242 is invalid', 'The number [number] is invalid'],
    ['more than one line', 'One.\nTwo.', 'One. Two.'],
  ])('does not tell %s', (_, message, told) => {
    const line = refusalLine(asked, refusal(400, { type: 'invalid_request_error', message }))
    expect(JSON.parse(line)).toMatchObject({ message: told })
    expect(line).not.toContain('\n')
  })

  it('stays short, and is one for what is no error of Stripe’s', () => {
    expect(refusalLine(asked, refusal(400, { message: 'x'.repeat(10_000) })).length).toBeLessThan(600)
    const line = refusalLine(asked, readRefusal('<html>', { status: 502, requestId: '' }))
    expect(JSON.parse(line)).toMatchObject({ status: 502, type: '', message: '' })
  })
})
