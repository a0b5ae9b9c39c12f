import type { AccountWords } from '../../en/words/account.ts'

export const account: AccountWords = {
  signUp: 'Crea un account',
  login: 'Accedi',
  logout: 'Esci',
  profile: 'Profilo',
  myBookings: 'Le mie prenotazioni',
  manualBookingAssociation: 'Aggiungi una prenotazione',
  loading: 'Un momento',
  welcome: 'Benvenuto',
  myAccountButton: 'Account',
  verificationTitle: 'Controlla la posta',
  verificationMessage: 'Ti abbiamo inviato un link. Aprilo su questo dispositivo per concludere.',
  verificationCta: 'Torna all’accesso',
}
