export const experiences = {
  'experiences.lead': 'Wer Sie führt, möchte gern ein paar Dinge wissen.',
  'experiences.noAnswer': 'Keine Angabe',
}
