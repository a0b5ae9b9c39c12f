import type { PayButtonWords } from '../../en/words/pay-button.ts'

export const payButton: PayButtonWords = {
  pay: 'Maksa {amount} nyt',
  invoice: 'Varaa ja sitoudu maksamaan {amount}',
}
