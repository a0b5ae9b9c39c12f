/** Why a bank takes no money, as far as a traveller can do something about it. A lost, stolen or suspicious card is simply refused: the bank tells its holder. */
export const declineReasons = [
  'refused',
  'insufficient-funds',
  'expired',
  'wrong-cvc',
  'wrong-number',
  'limit',
  'not-proved',
  'abandoned',
  'no-debit',
  'busy',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Codes of processors (provider-apis 6); the finer one decides. */
const reasons = new Map<string, DeclineReason>([
  ['insufficient_funds', 'insufficient-funds'],
  ['expired_card', 'expired'],
  ['invalid_expiry_year', 'expired'],
  ['invalid_expiry_year_past', 'expired'],
  ['invalid_expiry_month', 'expired'],
  ['incorrect_cvc', 'wrong-cvc'],
  ['invalid_cvc', 'wrong-cvc'],
  ['incorrect_number', 'wrong-number'],
  ['invalid_number', 'wrong-number'],
  ['invalid_iban', 'wrong-number'],
  ['card_velocity_exceeded', 'limit'],
  ['charge_exceeds_source_limit', 'limit'],
  ['charge_exceeds_weekly_limit', 'limit'],
  ['authentication_abandoned', 'abandoned'],
  ['authentication_required', 'not-proved'],
  ['authentication_failed', 'not-proved'],
  ['payment_intent_authentication_failure', 'not-proved'],
  ['sepa_debit_bank_not_supported', 'no-debit'],
  ['sepa_debit_debits_not_supported', 'no-debit'],
  ['processing_error', 'busy'],
  ['try_again_later', 'busy'],
  ['issuer_not_available', 'busy'],
])

export const declineOf = ({ code, decline_code = '' }: { code: string; decline_code?: string | undefined }): DeclineReason =>
  reasons.get(decline_code) ?? reasons.get(code) ?? 'refused'
