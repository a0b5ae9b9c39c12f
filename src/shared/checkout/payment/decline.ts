/** Why a bank takes no money, as far as a traveller can do something about it. A lost, stolen or suspicious card is simply refused: the bank tells its holder. */
export const declineReasons = [
  'refused',
  'insufficient-funds',
  'expired',
  'wrong-cvc',
  'wrong-number',
  'limit',
  'ask-bank',
  'made-before',
  'not-proved',
  'abandoned',
  'no-debit',
  'busy',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Codes of processors; the finer one decides. A code that is missing here is a plain refusal: another card, or another way to pay. */
const codes: Readonly<Record<Exclude<DeclineReason, 'refused'>, readonly string[]>> = {
  'insufficient-funds': ['insufficient_funds', 'balance_insufficient'],
  expired: ['expired_card', 'expired_payment_method', 'invalid_expiry_year', 'invalid_expiry_year_past', 'invalid_expiry_month'],
  'wrong-cvc': ['incorrect_cvc', 'invalid_cvc'],
  'wrong-number': ['incorrect_number', 'invalid_number', 'invalid_iban', 'account_number_invalid'],
  limit: [
    'amount_too_large',
    'card_decline_rate_limit_exceeded',
    'card_velocity_exceeded',
    'charge_exceeds_source_limit',
    'charge_exceeds_transaction_limit',
    'charge_exceeds_weekly_limit',
    'invalid_amount',
    'withdrawal_count_limit_exceeded',
  ],
  'ask-bank': ['approve_with_id', 'call_issuer'],
  'made-before': ['duplicate_transaction'],
  'not-proved': [
    'authentication_failed',
    'authentication_failure',
    'authentication_not_handled',
    'authentication_required',
    'mobile_device_authentication_required',
    'payment_intent_authentication_failure',
  ],
  abandoned: ['authentication_abandoned', 'payment_intent_payment_attempt_expired', 'payment_method_customer_decline'],
  'no-debit': [
    'account_closed',
    'bank_account_restricted',
    'bank_account_unusable',
    'debit_not_authorized',
    'no_account',
    'payment_method_bank_account_blocked',
    'sepa_debit_bank_not_supported',
    'sepa_debit_debits_not_supported',
    'sepa_unsupported_account',
  ],
  busy: [
    'issuer_not_available',
    'payment_method_provider_timeout',
    'processing_error',
    'reenter_transaction',
    'three_d_secure_authentication_upstream_error',
    'try_again_later',
  ],
}
const reasons = new Map(
  declineReasons.flatMap((reason) => (reason === 'refused' ? [] : codes[reason].map((code) => [code, reason] as const))),
)

export const declineOf = ({ code, decline_code = '' }: { code: string; decline_code?: string | undefined }): DeclineReason =>
  reasons.get(decline_code) ?? reasons.get(code) ?? 'refused'
