import type { PayButtonWords } from '../../en/words/pay-button.ts'

export const payButton: PayButtonWords = {
  pay: 'Paga {amount} ora',
  invoice: 'Prenota con obbligo di pagare {amount}',
}
