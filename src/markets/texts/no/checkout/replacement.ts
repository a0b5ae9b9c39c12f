export const replacement = {
  'replacement.title': 'Bytt en del av turen',
  'replacement.text': 'Alternativer til denne delen vises her i en senere versjon.',
  'replacement.back': 'Se andre turer',
}
