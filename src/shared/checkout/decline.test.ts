import { expect, test } from 'vitest'
import { declineOf } from './decline.ts'

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient-funds'],
  [{ code: 'card_declined', decline_code: 'generic_decline' }, 'refused'],
  [{ code: 'expired_card' }, 'expired'],
  [{ code: 'incorrect_cvc' }, 'wrong-cvc'],
  [{ code: 'payment_intent_authentication_failure' }, 'not-proved'],
  [{ code: 'payment_intent_authentication_failure', decline_code: 'authentication_abandoned' }, 'abandoned'],
  [{ code: 'debit_failed', decline_code: 'charge_exceeds_source_limit' }, 'limit'],
  [{ code: 'sepa_debit_bank_not_supported' }, 'no-debit'],
  [{ code: 'processing_error' }, 'busy'],
  [{ code: 'of_tomorrow' }, 'refused'],
])('%o is told as %s', (error, reason) => {
  expect(declineOf(error)).toBe(reason)
})

test.each(['lost_card', 'stolen_card', 'fraudulent'])('whoever holds the card is not told that it is %s', (decline_code) => {
  expect(declineOf({ code: 'card_declined', decline_code })).toBe('refused')
})
