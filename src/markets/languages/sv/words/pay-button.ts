import type { PayButtonWords } from '../../en/words/pay-button.ts'

export const payButton: PayButtonWords = {
  pay: 'Betala {amount} nu',
  invoice: 'Boka med skyldighet att betala {amount}',
}
