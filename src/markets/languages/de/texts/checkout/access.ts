export const access = {
  'access.title': 'Das ist meine Buchung: meine Angaben zeigen',
  'access.name': 'E-Mail-Adresse oder Buchungsnummer',
  'access.text': 'Geben Sie die E-Mail-Adresse ein, die zu dieser Buchung gehört, oder die Nummer, die Sie von Ihrem Reisebüro haben.',
  'access.show': 'Meine Angaben zeigen',
  'access.handedOver': 'Diese Reise wurde für Sie vorbereitet. Bis Sie damit fortfahren, zeigen wir nichts Persönliches.',
  'access.continue': 'Mit dieser Buchung fortfahren',
  'access.noCookie': 'Ihr Browser hat unser Cookie nicht zurückgeschickt. Erlauben Sie Cookies dieser Website und drücken Sie noch einmal.',
  'access.refused':
    'Das gehört nicht zu dieser Buchung, oder es waren zu viele Versuche. Bitte prüfen Sie die Eingabe oder versuchen Sie es in einer Stunde noch einmal.',
}
