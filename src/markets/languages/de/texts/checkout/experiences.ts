export const experiences = {
  'experiences.lead': 'Wer Sie führt, möchte gern ein paar Dinge wissen.',
  'experiences.phoneHint': 'Beginnen Sie mit + und der Ländervorwahl.',
  'experiences.noAnswer': 'Keine Angabe',
}
