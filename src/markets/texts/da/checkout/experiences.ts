export const experiences = {
  'experiences.lead': 'De, der guider dig, vil gerne vide et par ting.',
  'experiences.noAnswer': 'Intet svar',
}
