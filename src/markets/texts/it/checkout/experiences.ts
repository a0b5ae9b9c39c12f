export const experiences = {
  'experiences.lead': 'Chi ti guiderà vorrebbe sapere alcune cose.',
  'experiences.noAnswer': 'Nessuna risposta',
}
