export const experiences = {
  'experiences.lead': 'Quem o vai guiar gostaria de saber algumas coisas.',
  'experiences.noAnswer': 'Sem resposta',
}
