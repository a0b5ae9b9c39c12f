import type { Declined } from './test-cards.ts'

export interface TestAccount {
  readonly iban: string
  readonly what: string
  readonly declined?: Declined
  /** The bank takes its time. */
  readonly isLate?: boolean
  /** Refused at once: no debit is tried. */
  readonly isAtOnce?: boolean
}

const failed: Declined = { code: 'debit_failed', decline_code: 'debit_not_authorized' }
const poor: Declined = { code: 'debit_failed', decline_code: 'insufficient_funds' }

/** The public test accounts of the processor that this one stands in for. */
export const testAccounts: readonly TestAccount[] = [
  { iban: 'DE89370400440532013000', what: 'Succeeds' },
  { iban: 'NL39RABO0300065264', what: 'Succeeds' },
  { iban: 'FI2112345600000785', what: 'Succeeds' },
  { iban: 'BE62510007547061', what: 'Succeeds' },
  { iban: 'FR1420041010050500013M02606', what: 'Succeeds' },
  { iban: 'DE08370400440532013003', what: 'Succeeds after three minutes', isLate: true },
  { iban: 'NL55RABO0300065267', what: 'Succeeds after three minutes', isLate: true },
  { iban: 'DE62370400440532013001', what: 'Fails', declined: failed },
  { iban: 'NL91ABNA0417164300', what: 'Fails', declined: failed },
  { iban: 'DE78370400440532013004', what: 'Fails after three minutes', declined: failed, isLate: true },
  { iban: 'DE65370400440002222227', what: 'Too little money', declined: poor },
  { iban: 'DE35370400440532013002', what: 'Succeeds, is disputed later' },
  {
    iban: 'DE65370400440000343434',
    what: 'Over the limit of the week',
    declined: { code: 'debit_failed', decline_code: 'charge_exceeds_source_limit' },
  },
  {
    iban: 'DE91370400440000055555',
    what: 'The bank has no direct debit',
    declined: { code: 'sepa_debit_bank_not_supported' },
    isAtOnce: true,
  },
  {
    iban: 'DE18370400440000066666',
    what: 'The account cannot be debited',
    declined: { code: 'sepa_debit_debits_not_supported' },
    isAtOnce: true,
  },
]

const byIban = new Map(testAccounts.map((account) => [account.iban, account]))

/** An account in nobody's list is debited in vain, as one of real life would be here. */
export const testAccount = (iban: string): TestAccount => byIban.get(iban) ?? { iban, what: '', declined: failed }
