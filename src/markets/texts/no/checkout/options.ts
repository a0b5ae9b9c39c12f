export const options = {
  'options.lead': 'Ta det du har lyst på; alt kan også bli som det er.',
  'options.none': 'Nei takk',
  'options.included': 'Inkludert',
  'options.perTraveller': 'per reisende',
  'options.saved': 'Lagret. Totalen er oppdatert.',
  'options.undone': 'Det siste valget ble tatt tilbake; alt annet er beholdt.',
}
