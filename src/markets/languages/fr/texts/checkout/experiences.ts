export const experiences = {
  'experiences.lead': 'Les personnes qui vous guident aimeraient savoir deux ou trois choses.',
  'experiences.phoneHint': 'Commencez par + et l’indicatif.',
  'experiences.noAnswer': 'Sans réponse',
}
