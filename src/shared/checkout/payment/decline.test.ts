import { describe, expect, test } from 'vitest'
import { writtenTexts } from '../../../markets/languages/written.ts'
import { completeLanguages } from '../../language.ts'
import { type DeclineReason, declineOf, declineReasons } from './decline.ts'

/** Every decline code that Stripe documents for cards (docs.stripe.com/declines/codes). */
const declineCodes: Readonly<Record<string, DeclineReason>> = {
  approve_with_id: 'ask-bank',
  authentication_not_handled: 'not-proved',
  authentication_required: 'not-proved',
  call_issuer: 'ask-bank',
  card_not_supported: 'refused',
  card_velocity_exceeded: 'limit',
  currency_not_supported: 'refused',
  do_not_honor: 'refused',
  do_not_try_again: 'refused',
  duplicate_transaction: 'made-before',
  expired_card: 'expired',
  fraudulent: 'refused',
  generic_decline: 'refused',
  incorrect_address: 'refused',
  incorrect_cvc: 'wrong-cvc',
  incorrect_number: 'wrong-number',
  incorrect_pin: 'refused',
  incorrect_zip: 'refused',
  insufficient_funds: 'insufficient-funds',
  invalid_account: 'refused',
  invalid_amount: 'limit',
  invalid_cvc: 'wrong-cvc',
  invalid_expiry_month: 'expired',
  invalid_expiry_year: 'expired',
  invalid_number: 'wrong-number',
  invalid_pin: 'refused',
  issuer_not_available: 'busy',
  lost_card: 'refused',
  merchant_blacklist: 'refused',
  mobile_device_authentication_required: 'not-proved',
  new_account_information_available: 'refused',
  no_action_taken: 'refused',
  not_permitted: 'refused',
  offline_pin_required: 'refused',
  online_or_offline_pin_required: 'refused',
  pickup_card: 'refused',
  pin_try_exceeded: 'refused',
  processing_error: 'busy',
  reenter_transaction: 'busy',
  restricted_card: 'refused',
  revocation_of_all_authorizations: 'refused',
  revocation_of_authorization: 'refused',
  security_violation: 'refused',
  service_not_allowed: 'refused',
  stolen_card: 'refused',
  stop_payment_order: 'refused',
  testmode_decline: 'refused',
  transaction_not_allowed: 'refused',
  try_again_later: 'busy',
  withdrawal_count_limit_exceeded: 'limit',
}

test.each(Object.entries(declineCodes))('%s is told as %s', (decline_code, reason) => {
  expect(declineOf({ code: 'card_declined', decline_code })).toBe(reason)
})

test.each([
  [{ code: 'expired_card' }, 'expired'],
  [{ code: 'incorrect_cvc' }, 'wrong-cvc'],
  [{ code: 'payment_intent_authentication_failure' }, 'not-proved'],
  [{ code: 'payment_intent_authentication_failure', decline_code: 'authentication_abandoned' }, 'abandoned'],
  [{ code: 'payment_method_customer_decline' }, 'abandoned'],
  [{ code: 'debit_failed', decline_code: 'charge_exceeds_source_limit' }, 'limit'],
  [{ code: 'charge_exceeds_transaction_limit' }, 'limit'],
  [{ code: 'payment_method_provider_decline', decline_code: 'debit_not_authorized' }, 'no-debit'],
  [{ code: 'sepa_debit_bank_not_supported' }, 'no-debit'],
  [{ code: 'sepa_unsupported_account' }, 'no-debit'],
  [{ code: 'payment_method_provider_timeout' }, 'busy'],
  [{ code: 'processing_error' }, 'busy'],
  [{ code: '' }, 'refused'],
  [{ code: 'of_tomorrow' }, 'refused'],
])('%o is told as %s', (error, reason) => {
  expect(declineOf(error)).toBe(reason)
})

test.each(['lost_card', 'stolen_card', 'pickup_card', 'fraudulent', 'merchant_blacklist'])(
  'whoever holds the card is not told that it is %s',
  (decline_code) => {
    expect(declineOf({ code: 'card_declined', decline_code })).toBe('refused')
  },
)

describe.each(completeLanguages)('in %s', (language) => {
  test('each reason has a sentence of its own', () => {
    const texts = new Map(Object.entries({ ...writtenTexts[language]?.checkout }))
    const sentences = declineReasons.map((reason) => texts.get(`payment.decline.${reason}`))
    expect(sentences).not.toContain(undefined)
    expect(new Set(sentences).size).toBe(declineReasons.length)
  })
})
