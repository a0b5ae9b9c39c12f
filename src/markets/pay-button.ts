import type { LanguageCode } from '../shared/language.ts'

/** Words that name the duty to pay, as the EU asks of the last button (checkout rule 7). An operator has counsel confirm them per market. */
export const payButton: Record<LanguageCode, string> = {
  en: 'Pay {amount} now',
  fr: 'Payer {amount} maintenant',
  nl: 'Betaal nu {amount}',
  no: 'Betal {amount} nå',
  sv: 'Betala {amount} nu',
  fi: 'Maksa {amount} nyt',
  da: 'Betal {amount} nu',
  pt: 'Pagar {amount} agora',
  it: 'Paga {amount} ora',
  de: 'Jetzt {amount} zahlungspflichtig bezahlen',
}
