export const replacement = {
  'replacement.title': 'Byt en del av din resa',
  'replacement.text': 'Alternativ till den här delen visas här i en senare version.',
  'replacement.back': 'Se andra resor',
}
