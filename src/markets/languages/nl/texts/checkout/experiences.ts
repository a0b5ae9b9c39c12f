export const experiences = {
  'experiences.lead': 'De mensen die je rondleiden, willen graag een paar dingen weten.',
  'experiences.phoneHint': 'Begin met + en de landcode.',
  'experiences.noAnswer': 'Geen antwoord',
}
