export const errors = {
  notFoundTitle: 'Siden blev ikke fundet',
  notFoundPath: 'Siden blev ikke fundet: {path}',
  validationFailedPath: 'Siden blev ikke fundet {path}',
  genericTitle: 'Fejl',
  genericMessage: 'Noget gik galt. Prøv igen.',
  offlineTitle: 'Ingen forbindelse',
  offlineMessage: 'Vi kan ikke nå butikken. Tjek din forbindelse.',
  unavailableTitle: 'Straks tilbage',
  unavailableMessage: 'Vi kan ikke vise siden lige nu. Prøv igen om nogle sekunder.',
  supportCode: 'Supportkode: {code}',
  home: 'Til forsiden',
  retry: 'Prøv igen',
}
