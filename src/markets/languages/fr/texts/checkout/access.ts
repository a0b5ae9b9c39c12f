export const access = {
  'access.title': 'C’est ma réservation : afficher mes données',
  'access.name': 'Adresse e-mail ou numéro de réservation',
  'access.text': 'Saisissez l’adresse e-mail liée à cette réservation, ou le numéro que votre agence de voyages vous a donné.',
  'access.show': 'Afficher mes données',
  'access.handedOver': 'Ce voyage a été préparé pour vous. Tant que vous ne continuez pas, nous n’affichons rien de personnel.',
  'access.continue': 'Continuer avec cette réservation',
  'access.noCookie': 'Votre navigateur ne nous a pas renvoyé notre cookie. Autorisez les cookies de ce site, puis appuyez encore une fois.',
  'access.refused':
    'Cela ne correspond pas à cette réservation, ou il y a eu trop d’essais. Vérifiez votre saisie ou réessayez dans une heure.',
}
