import type { PayButtonWords } from '../../en/words/pay-button.ts'

export const payButton: PayButtonWords = {
  pay: 'Betal {amount} nå',
  invoice: 'Bestill med plikt til å betale {amount}',
}
