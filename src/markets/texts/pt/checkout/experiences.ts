export const experiences = {
  'experiences.lead': 'Quem o vai guiar gostaria de saber algumas coisas.',
  'experiences.dateHint': 'Dia, mês e ano como dd/mm/aaaa.',
  'experiences.dateTimeHint': 'Dia e hora como dd/mm/aaaa hh:mm, por exemplo 27/03/2027 14:30.',
  'experiences.noAnswer': 'Sem resposta',
}
