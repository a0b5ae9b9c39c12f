export const experiences = {
  'experiences.lead': 'De mensen die je rondleiden, willen graag een paar dingen weten.',
  'experiences.dateHint': 'Dag, maand en jaar als dd/mm/jjjj.',
  'experiences.dateTimeHint': 'Dag en tijd als dd/mm/jjjj uu:mm, zoals 27/03/2027 14:30.',
  'experiences.noAnswer': 'Geen antwoord',
}
