export const replacement = {
  'replacement.title': 'Byt en del af din rejse',
  'replacement.text': 'Alternativer til denne del vises her i en senere version.',
  'replacement.back': 'Se andre ture',
}
