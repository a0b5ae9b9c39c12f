export const experiences = {
  'experiences.lead': 'De som skal guide deg, vil gjerne vite et par ting.',
  'experiences.phoneHint': 'Begynn med + og landkoden.',
  'experiences.noAnswer': 'Ikke svar',
}
