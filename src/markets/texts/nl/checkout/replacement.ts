export const replacement = {
  'replacement.title': 'Een onderdeel van je reis ruilen',
  'replacement.text': 'Alternatieven voor dit onderdeel zie je hier in een latere versie.',
  'replacement.back': 'Andere reizen bekijken',
}
