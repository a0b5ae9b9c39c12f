export const options = {
  'options.lead': 'Ta det du har lyst på; alt kan også bli som det er.',
  'options.none': 'Nei takk',
  'options.included': 'Inkludert',
  'options.perTraveller': 'per reisende',
  'options.quantity': 'Hvor mange?',
  'options.oneOf': 'Ett av disse hører med til turen.',
  'options.insurances': 'Forsikringer',
  'options.insurancesText': 'Disse følger med turen. Det du ikke trenger, kan tas ut.',
  'options.remove': 'Fjern',
  'options.removeNamed': 'Fjern {name}',
  'options.saved': 'Lagret. Totalen er oppdatert.',
  'options.undone': 'Det siste valget ble tatt tilbake; alt annet er beholdt.',
}
