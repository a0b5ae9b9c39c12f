import type { AccountWords } from '../../en/words/account.ts'

export const account: AccountWords = {
  signUp: 'Luo tili',
  login: 'Kirjaudu sisään',
  logout: 'Kirjaudu ulos',
  profile: 'Profiili',
  myBookings: 'Omat varaukset',
  manualBookingAssociation: 'Lisää varaus',
  loading: 'Hetkinen',
  welcome: 'Tervetuloa',
  myAccountButton: 'Tili',
  verificationTitle: 'Katso sähköpostisi',
  verificationMessage: 'Lähetimme sinulle linkin. Avaa se tällä laitteella, niin olet valmis.',
  verificationCta: 'Takaisin kirjautumiseen',
}
