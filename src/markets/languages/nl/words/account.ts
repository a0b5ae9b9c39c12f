import type { AccountWords } from '../../en/words/account.ts'

export const account: AccountWords = {
  signUp: 'Account maken',
  login: 'Inloggen',
  logout: 'Uitloggen',
  profile: 'Profiel',
  myBookings: 'Mijn boekingen',
  manualBookingAssociation: 'Boeking toevoegen',
  loading: 'Een ogenblik',
  welcome: 'Welkom',
  myAccountButton: 'Account',
  verificationTitle: 'Kijk in je mailbox',
  verificationMessage: 'We hebben je een link gestuurd. Open hem op dit apparaat om af te ronden.',
  verificationCta: 'Terug naar inloggen',
}
