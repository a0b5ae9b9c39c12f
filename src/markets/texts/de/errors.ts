export const errors = {
  notFoundTitle: 'Seite nicht gefunden',
  notFoundPath: 'Seite nicht gefunden: {path}',
  validationFailedPath: 'Seite nicht gefunden {path}',
  genericTitle: 'Fehler',
  genericMessage: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  offlineTitle: 'Keine Verbindung',
  offlineMessage: 'Der Shop ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
  unavailableTitle: 'Gleich wieder da',
  unavailableMessage: 'Wir können diese Seite gerade nicht zeigen. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  supportCode: 'Supportcode: {code}',
  home: 'Zur Startseite',
  retry: 'Noch einmal versuchen',
}
