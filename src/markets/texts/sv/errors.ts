export const errors = {
  notFoundTitle: 'Sidan hittades inte',
  notFoundPath: 'Sidan hittades inte: {path}',
  validationFailedPath: 'Sidan hittades inte {path}',
  genericTitle: 'Fel',
  genericMessage: 'Något gick fel. Försök igen.',
  offlineTitle: 'Ingen anslutning',
  offlineMessage: 'Vi når inte butiken. Kontrollera din anslutning.',
  unavailableTitle: 'Strax tillbaka',
  unavailableMessage: 'Vi kan inte visa sidan just nu. Försök igen om några sekunder.',
  supportCode: 'Supportkod: {code}',
  home: 'Till startsidan',
  retry: 'Försök igen',
}
