import type { AccountWords } from '../../en/words/account.ts'

export const account: AccountWords = {
  signUp: 'Konto anlegen',
  login: 'Anmelden',
  logout: 'Abmelden',
  profile: 'Profil',
  myBookings: 'Meine Buchungen',
  manualBookingAssociation: 'Buchung hinzufügen',
  loading: 'Einen Augenblick',
  welcome: 'Willkommen',
  myAccountButton: 'Konto',
  verificationTitle: 'Sehen Sie in Ihr Postfach',
  verificationMessage: 'Wir haben Ihnen einen Link geschickt. Öffnen Sie ihn auf diesem Gerät, um abzuschließen.',
  verificationCta: 'Zurück zur Anmeldung',
}
