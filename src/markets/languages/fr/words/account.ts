import type { AccountWords } from '../../en/words/account.ts'

export const account: AccountWords = {
  signUp: 'Créer un compte',
  login: 'Se connecter',
  logout: 'Se déconnecter',
  profile: 'Profil',
  myBookings: 'Mes réservations',
  manualBookingAssociation: 'Ajouter une réservation',
  loading: 'Un instant',
  welcome: 'Bienvenue',
  myAccountButton: 'Compte',
  verificationTitle: 'Consultez vos e-mails',
  verificationMessage: 'Nous vous avons envoyé un lien. Ouvrez-le sur cet appareil pour terminer.',
  verificationCta: 'Retour à la connexion',
}
