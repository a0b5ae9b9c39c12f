import type { LanguageCode } from '../shared/language.ts'

/** Words that name the duty to pay, as the EU asks of the last button (rule 78). An operator has counsel confirm them per market. */
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

/** The same where an agency asks for an invoice: it is booked now and owed from then on. */
export const invoiceButton: Record<LanguageCode, string> = {
  en: 'Book with an obligation to pay {amount}',
  fr: 'Réserver avec obligation de paiement de {amount}',
  nl: 'Boeken met betalingsverplichting van {amount}',
  no: 'Bestill med plikt til å betale {amount}',
  sv: 'Boka med skyldighet att betala {amount}',
  fi: 'Varaa ja sitoudu maksamaan {amount}',
  da: 'Bestil med pligt til at betale {amount}',
  pt: 'Reservar com obrigação de pagar {amount}',
  it: 'Prenota con obbligo di pagare {amount}',
  de: 'Für {amount} zahlungspflichtig buchen',
}
