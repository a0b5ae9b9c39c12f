export const entry = {
  'entry.title': 'Din bestilling er klar',
  'entry.text': 'Du bliver ført til det første trin.',
  'entry.continue': 'Gå til din bestilling',
}
