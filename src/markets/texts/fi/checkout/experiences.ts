export const experiences = {
  'experiences.lead': 'Oppaasi haluaisivat tietää muutaman asian.',
  'experiences.noAnswer': 'Ei vastausta',
}
