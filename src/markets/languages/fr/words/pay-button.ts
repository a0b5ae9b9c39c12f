import type { PayButtonWords } from '../../en/words/pay-button.ts'

export const payButton: PayButtonWords = {
  pay: 'Payer {amount} maintenant',
  invoice: 'Réserver avec obligation de paiement de {amount}',
}
