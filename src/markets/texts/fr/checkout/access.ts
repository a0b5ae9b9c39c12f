export const access = {
  'access.title': 'C’est ma réservation : afficher mes données',
  'access.text': 'Saisissez l’adresse e-mail liée à cette réservation.',
  'access.show': 'Afficher mes données',
  'access.refused':
    'Cette adresse ne correspond pas à cette réservation, ou il y a eu trop d’essais. Vérifiez-la ou réessayez dans une minute.',
  'access.checking': 'Vérification …',
}
