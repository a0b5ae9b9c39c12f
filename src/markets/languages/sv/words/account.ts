import type { AccountWords } from '../../en/words/account.ts'

export const account: AccountWords = {
  signUp: 'Skapa konto',
  login: 'Logga in',
  logout: 'Logga ut',
  profile: 'Profil',
  myBookings: 'Mina bokningar',
  manualBookingAssociation: 'Lägg till bokning',
  loading: 'Ett ögonblick',
  welcome: 'Välkommen',
  myAccountButton: 'Konto',
  verificationTitle: 'Titta i din e-post',
  verificationMessage: 'Vi har skickat en länk till dig. Öppna den på den här enheten för att bli klar.',
  verificationCta: 'Tillbaka till inloggningen',
}
