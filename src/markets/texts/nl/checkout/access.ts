export const access = {
  'access.title': 'Dit is mijn boeking: toon mijn gegevens',
  'access.text': 'Vul het e-mailadres in dat bij deze boeking hoort.',
  'access.show': 'Mijn gegevens tonen',
  'access.refused':
    'Dit adres hoort niet bij deze boeking, of er waren te veel pogingen. Controleer het of probeer het over een minuut opnieuw.',
  'access.checking': 'Controleren …',
}
