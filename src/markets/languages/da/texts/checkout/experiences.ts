export const experiences = {
  'experiences.lead': 'De, der guider dig, vil gerne vide et par ting.',
  'experiences.phoneHint': 'Begynd med + og landekoden.',
  'experiences.noAnswer': 'Intet svar',
}
