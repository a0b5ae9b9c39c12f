export const experiences = {
  'experiences.lead': 'Oppaasi haluaisivat tietää muutaman asian.',
  'experiences.phoneHint': 'Aloita merkillä + ja maatunnuksella.',
  'experiences.noAnswer': 'Ei vastausta',
}
