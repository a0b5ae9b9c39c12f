import type { StripeError } from '@stripe/stripe-js'
import { describe, expect, it } from 'vitest'
import { toStripeOutcome } from './stripe-outcome.ts'

const failed = (type: StripeError['type'], code?: string) => toStripeOutcome({ error: { type, message: 'Why.', ...(code && { code }) } })

describe('toStripeOutcome', () => {
  it.each([
    ['succeeded', 'paid'],
    ['requires_capture', 'processing'],
    ['processing', 'processing'],
    ['requires_payment_method', 'failed'],
    ['canceled', 'failed'],
  ] as const)('a payment that is %s is %s', (status, kind) => {
    expect(toStripeOutcome({ paymentIntent: { status } })).toEqual({ kind })
  })

  it.each([
    ['incomplete_number', 'cardNumber'],
    ['invalid_number', 'cardNumber'],
    ['invalid_expiry_year_past', 'cardExpiry'],
    ['incomplete_expiry', 'cardExpiry'],
    ['incomplete_cvc', 'cardCvc'],
    ['invalid_iban', 'iban'],
  ])('%s leads to the field', (code, field) => {
    expect(failed('validation_error', code)).toEqual({ kind: 'fields', errors: { [field]: 'Why.' } })
  })

  it('tells in Stripe’s words what the bank said, and that its proof failed', () => {
    expect(failed('card_error', 'card_declined')).toEqual({ kind: 'declined', reason: 'Why.' })
    expect(failed('invalid_request_error', 'payment_intent_authentication_failure')).toEqual({ kind: 'declined', reason: 'Why.' })
  })

  it('goes by the payment where another tab was quicker', () => {
    const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'Why.' } as const
    expect(toStripeOutcome({ error: { ...error, payment_intent: { status: 'requires_capture' } } })).toEqual({ kind: 'processing' })
    expect(toStripeOutcome({ error })).toEqual({ kind: 'failed' })
  })

  it.each(['api_connection_error', 'api_error', 'rate_limit_error', 'idempotency_error', 'authentication_error'] as const)(
    'does not take %s for a decline, and shows nothing of it',
    (type) => {
      expect(failed(type)).toEqual({ kind: 'failed' })
    },
  )
})
