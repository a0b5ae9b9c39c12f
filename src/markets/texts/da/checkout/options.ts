export const options = {
  'options.lead': 'Tag det, du har lyst til; alt kan også blive, som det er.',
  'options.none': 'Nej tak',
  'options.included': 'Inkluderet',
  'options.perTraveller': 'per rejsende',
  'options.quantity': 'Hvor mange?',
  'options.oneOf': 'En af disse hører med til rejsen.',
  'options.insurances': 'Forsikringer',
  'options.insurancesText': 'De følger med rejsen. Det, du ikke har brug for, kan tages ud.',
  'options.remove': 'Fjern',
  'options.removeNamed': 'Fjern {name}',
  'options.saved': 'Gemt. Totalen er opdateret.',
  'options.undone': 'Dit sidste valg blev taget tilbage; alt andet er bevaret.',
}
