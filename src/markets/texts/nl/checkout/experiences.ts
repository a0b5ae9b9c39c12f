export const experiences = {
  'experiences.lead': 'De mensen die je rondleiden, willen graag een paar dingen weten.',
  'experiences.noAnswer': 'Geen antwoord',
}
