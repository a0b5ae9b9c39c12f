import type { AccountWords } from '../../en/words/account.ts'

export const account: AccountWords = {
  signUp: 'Opret konto',
  login: 'Log ind',
  logout: 'Log ud',
  profile: 'Profil',
  myBookings: 'Mine bestillinger',
  manualBookingAssociation: 'Tilføj bestilling',
  loading: 'Et øjeblik',
  welcome: 'Velkommen',
  myAccountButton: 'Konto',
  verificationTitle: 'Se i din e-mail',
  verificationMessage: 'Vi har sendt dig et link. Åbn det på denne enhed for at blive færdig.',
  verificationCta: 'Tilbage til login',
}
