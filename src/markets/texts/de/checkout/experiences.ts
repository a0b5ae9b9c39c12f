export const experiences = {
  'experiences.lead': 'Wer Sie führt, möchte gern ein paar Dinge wissen.',
  'experiences.dateHint': 'Tag, Monat und Jahr als TT/MM/JJJJ.',
  'experiences.dateTimeHint': 'Tag und Zeit als TT/MM/JJJJ hh:mm, zum Beispiel 27/03/2027 14:30.',
  'experiences.noAnswer': 'Keine Angabe',
}
