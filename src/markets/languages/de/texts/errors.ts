export const errors = {
  notFoundPath: 'Seite nicht gefunden: {path}',
  validationFailedPath: 'Seite nicht gefunden {path}',
  genericTitle: 'Fehler',
  genericMessage: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  sendAgain: 'Noch einmal absenden',
  typedKept: 'Was Sie eingegeben haben, bleibt auf dieser Seite erhalten. Sie können es noch einmal so absenden.',
}
