export const experiences = {
  'experiences.lead': 'Chi ti guiderà vorrebbe sapere alcune cose.',
  'experiences.phoneHint': 'Comincia con + e il prefisso internazionale.',
  'experiences.noAnswer': 'Nessuna risposta',
}
