import type { AccountWords } from '../../en/words/account.ts'

export const account: AccountWords = {
  signUp: 'Lag konto',
  login: 'Logg inn',
  logout: 'Logg ut',
  profile: 'Profil',
  myBookings: 'Mine bestillinger',
  manualBookingAssociation: 'Legg til bestilling',
  loading: 'Et øyeblikk',
  welcome: 'Velkommen',
  myAccountButton: 'Konto',
  verificationTitle: 'Sjekk e-posten',
  verificationMessage: 'Vi har sendt deg en lenke. Åpne den på denne enheten for å bli ferdig.',
  verificationCta: 'Tilbake til innlogging',
}
