export const entry = {
  'entry.title': 'Votre réservation est prête',
  'entry.text': 'Vous allez être dirigé vers la première étape.',
  'entry.continue': 'Aller à votre réservation',
}
