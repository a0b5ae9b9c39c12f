import type { PayButtonWords } from '../../en/words/pay-button.ts'

export const payButton: PayButtonWords = {
  pay: 'Betaal nu {amount}',
  invoice: 'Boeken met betalingsverplichting van {amount}',
}
