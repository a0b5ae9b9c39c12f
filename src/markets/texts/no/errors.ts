export const errors = {
  notFoundTitle: 'Fant ikke siden',
  notFoundPath: 'Fant ikke siden: {path}',
  validationFailedPath: 'Fant ikke siden {path}',
  genericTitle: 'Feil',
  genericMessage: 'Noe gikk galt. Prøv igjen.',
  offlineTitle: 'Ingen forbindelse',
  offlineMessage: 'Vi får ikke kontakt med butikken. Sjekk forbindelsen din.',
  unavailableTitle: 'Straks tilbake',
  unavailableMessage: 'Vi kan ikke vise siden akkurat nå. Prøv igjen om noen sekunder.',
  supportCode: 'Støttekode: {code}',
  home: 'Til forsiden',
  retry: 'Prøv igjen',
}
