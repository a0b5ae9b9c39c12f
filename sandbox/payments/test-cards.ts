export interface Declined {
  readonly code: string
  readonly decline_code?: string
}

export interface TestCard {
  readonly number: string
  readonly what: string
  readonly declined?: Declined
  /** The bank wants proof first. */
  readonly challenge?: boolean
}

const declined = (decline_code: string): Declined => ({ code: 'card_declined', decline_code })

/** The public test numbers of the card processor that this one stands in for. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', what: 'Visa, succeeds' },
  { number: '4000056655665556', what: 'Visa debit, succeeds' },
  { number: '5555555555554444', what: 'Mastercard, succeeds' },
  { number: '2223003122003222', what: 'Mastercard of the 2 series, succeeds' },
  { number: '5200828282828210', what: 'Mastercard debit, succeeds' },
  { number: '378282246310005', what: 'American Express, succeeds' },
  { number: '6011111111111117', what: 'Discover, succeeds' },
  { number: '30569309025904', what: 'Diners Club, succeeds' },
  { number: '3566002020360505', what: 'JCB, succeeds' },
  { number: '6200000000000005', what: 'UnionPay, succeeds' },
  { number: '4000000000003220', what: '3-D Secure, then succeeds', challenge: true },
  { number: '4000008400000027', what: '3-D Secure, then succeeds', challenge: true },
  { number: '4000002500003155', what: '3-D Secure on every payment in a shop', challenge: true },
  { number: '4000002760003184', what: '3-D Secure on every payment', challenge: true },
  { number: '4000003800000446', what: '3-D Secure, then succeeds', challenge: true },
  {
    number: '4000008260003178',
    what: '3-D Secure, then too little money',
    challenge: true,
    declined: declined('insufficient_funds'),
  },
  { number: '4000008400001629', what: '3-D Secure, then declined', challenge: true, declined: declined('generic_decline') },
  { number: '4000008400001280', what: '3-D Secure cannot be asked, declined', declined: declined('generic_decline') },
  { number: '4000000000003055', what: '3-D Secure optional, succeeds' },
  { number: '4000000000003097', what: '3-D Secure optional and out of reach, succeeds' },
  { number: '4000000032200000', what: '3-D Secure without a challenge, succeeds' },
  { number: '4000000000000002', what: 'Declined', declined: declined('generic_decline') },
  { number: '4000000000009995', what: 'Too little money', declined: declined('insufficient_funds') },
  { number: '4000000000009987', what: 'Lost card', declined: declined('lost_card') },
  { number: '4000000000009979', what: 'Stolen card', declined: declined('stolen_card') },
  { number: '4000000000006975', what: 'Too many payments', declined: declined('card_velocity_exceeded') },
  { number: '4100000000000019', what: 'Blocked as fraud', declined: declined('fraudulent') },
  { number: '4000000000000069', what: 'Expired card', declined: { code: 'expired_card' } },
  { number: '4000000000000127', what: 'Wrong CVC', declined: { code: 'incorrect_cvc' } },
  { number: '4000000000000119', what: 'Processing error', declined: { code: 'processing_error' } },
  { number: '4000000000000341', what: 'Succeeds now, later charges fail' },
  { number: '4000000000000259', what: 'Succeeds, is disputed later' },
]

const byNumber = new Map(testCards.map((card) => [card.number, card]))

/** A number that is in nobody's list is declined as a card of real life would be here. */
export const testCard = (number: string): TestCard =>
  byNumber.get(number) ?? { number, what: '', declined: declined('test_mode_live_card') }
