export const experiences = {
  'experiences.lead': 'De som skal guide deg, vil gjerne vite et par ting.',
  'experiences.noAnswer': 'Ikke svar',
}
