export const access = {
  'access.title': 'Dit is mijn boeking: toon mijn gegevens',
  'access.name': 'E-mailadres of boekingsnummer',
  'access.text': 'Vul het e-mailadres in dat bij deze boeking hoort, of het nummer dat je van je reisbureau hebt gekregen.',
  'access.show': 'Mijn gegevens tonen',
  'access.handedOver': 'Deze reis is voor je klaargezet. Zolang je er niet mee verdergaat, tonen we niets persoonlijks.',
  'access.continue': 'Verdergaan met deze boeking',
  'access.noCookie': 'Je browser stuurde onze cookie niet terug. Sta cookies van deze website toe en druk nog een keer.',
  'access.refused': 'Dit hoort niet bij deze boeking, of er waren te veel pogingen. Controleer het of probeer het over een uur opnieuw.',
}
