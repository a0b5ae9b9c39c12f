export const experiences = {
  'experiences.lead': 'Les personnes qui vous guident aimeraient savoir deux ou trois choses.',
  'experiences.dateHint': 'Jour, mois et année : jj/mm/aaaa.',
  'experiences.dateTimeHint': 'Jour et heure : jj/mm/aaaa hh:mm, par exemple 27/03/2027 14:30.',
  'experiences.noAnswer': 'Sans réponse',
}
