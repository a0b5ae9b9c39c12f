import type { PayButtonWords } from '../../en/words/pay-button.ts'

export const payButton: PayButtonWords = {
  pay: 'Pagar {amount} agora',
  invoice: 'Reservar com obrigação de pagar {amount}',
}
