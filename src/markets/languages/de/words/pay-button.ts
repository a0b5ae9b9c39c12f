import type { PayButtonWords } from '../../en/words/pay-button.ts'

export const payButton: PayButtonWords = {
  pay: 'Jetzt {amount} zahlungspflichtig bezahlen',
  invoice: 'Für {amount} zahlungspflichtig buchen',
}
