export const access = {
  'access.title': 'Das ist meine Buchung: meine Angaben zeigen',
  'access.text': 'Geben Sie die E-Mail-Adresse ein, die zu dieser Buchung gehört.',
  'access.show': 'Meine Angaben zeigen',
  'access.refused':
    'Diese Adresse gehört nicht zu dieser Buchung, oder es waren zu viele Versuche. Bitte prüfen Sie sie oder versuchen Sie es in einer Minute noch einmal.',
  'access.checking': 'Wird geprüft …',
}
