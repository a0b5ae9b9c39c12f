export const experiences = {
  'experiences.lead': 'Quem o vai guiar gostaria de saber algumas coisas.',
  'experiences.phoneHint': 'Comece por + e o indicativo do país.',
  'experiences.noAnswer': 'Sem resposta',
}
