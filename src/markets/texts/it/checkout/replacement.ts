export const replacement = {
  'replacement.title': 'Cambia una parte del viaggio',
  'replacement.text': 'Le alternative per questa parte si vedranno qui in una prossima versione.',
  'replacement.back': 'Guarda altri viaggi',
}
