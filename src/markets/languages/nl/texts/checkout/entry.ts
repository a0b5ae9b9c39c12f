export const entry = {
  'entry.title': 'Je boeking staat klaar',
  'entry.text': 'Je gaat zo naar de eerste stap.',
  'entry.continue': 'Naar je boeking',
}
