export const errors = {
  notFoundPath: 'Seite nicht gefunden: {path}',
  validationFailedPath: 'Seite nicht gefunden {path}',
  genericTitle: 'Fehler',
  genericMessage: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
}
