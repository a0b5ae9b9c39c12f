export const experiences = {
  'experiences.lead': 'Les personnes qui vous guident aimeraient savoir deux ou trois choses.',
  'experiences.noAnswer': 'Sans réponse',
}
