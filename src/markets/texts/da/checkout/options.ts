export const options = {
  'options.lead': 'Tag det, du har lyst til; alt kan også blive, som det er.',
  'options.none': 'Nej tak',
  'options.included': 'Inkluderet',
  'options.perTraveller': 'per rejsende',
  'options.saved': 'Gemt. Totalen er opdateret.',
  'options.undone': 'Dit sidste valg blev taget tilbage; alt andet er bevaret.',
}
