import { describe, expect, it } from 'vitest'
import { toOutcome } from './sandbox-fields.ts'

const refused = (code: string, decline_code?: string) => ({
  status: 'requires_payment_method',
  error: { code, decline_code, message: 'Why.' },
})

describe('toOutcome', () => {
  it('takes authorised money as under way', () => {
    expect(toOutcome({ status: 'processing' })).toEqual({ kind: 'processing' })
    expect(toOutcome({ status: 'succeeded' })).toEqual({ kind: 'paid' })
  })

  it('tells a decline in the processor’s words', () => {
    expect(toOutcome(refused('card_declined', 'insufficient_funds'))).toEqual({ kind: 'declined', reason: 'Why.' })
  })

  it('tells a lost place apart from a declined card', () => {
    expect(toOutcome(refused('booking_failed', 'no_places'))).toEqual({ kind: 'not-bookable', reason: 'Why.' })
  })

  it('leads to the field that is wrong', () => {
    expect(toOutcome(refused('invalid_expiry_year_past'))).toEqual({ kind: 'fields', errors: { cardExpiry: 'Why.' } })
  })

  it.each([
    ['invalid_iban', 'iban'],
    ['incomplete_name', 'sepaFullname'],
    ['invalid_email', 'sepaEmail'],
  ])('leads %s to %s', (code, field) => {
    expect(toOutcome(refused(code))).toEqual({ kind: 'fields', errors: { [field]: 'Why.' } })
  })

  it('tells a bank that was left apart from one that said no', () => {
    expect(toOutcome(refused('payment_intent_authentication_failure', 'authentication_abandoned'))).toEqual({ kind: 'abandoned' })
    expect(toOutcome(refused('payment_intent_authentication_failure', 'authentication_failed')).kind).toBe('declined')
  })

  it('does not take a broken connection for a decline', () => {
    expect(toOutcome(refused('api_connection_error'))).toEqual({ kind: 'failed' })
  })
})
