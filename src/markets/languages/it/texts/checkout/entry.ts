export const entry = {
  'entry.title': 'La tua prenotazione è pronta',
  'entry.text': 'Tra poco si apre il primo passo.',
  'entry.continue': 'Vai alla prenotazione',
}
