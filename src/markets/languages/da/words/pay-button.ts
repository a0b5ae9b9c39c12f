import type { PayButtonWords } from '../../en/words/pay-button.ts'

export const payButton: PayButtonWords = {
  pay: 'Betal {amount} nu',
  invoice: 'Bestil med pligt til at betale {amount}',
}
