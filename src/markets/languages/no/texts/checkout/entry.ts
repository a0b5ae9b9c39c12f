export const entry = {
  'entry.title': 'Bestillingen din er klar',
  'entry.text': 'Du blir ført til det første steget.',
  'entry.continue': 'Gå til bestillingen',
}
