export const experiences = {
  'experiences.lead': 'Chi ti guiderà vorrebbe sapere alcune cose.',
  'experiences.dateHint': 'Giorno, mese e anno come gg/mm/aaaa.',
  'experiences.dateTimeHint': 'Giorno e ora come gg/mm/aaaa hh:mm, per esempio 27/03/2027 14:30.',
  'experiences.noAnswer': 'Nessuna risposta',
}
