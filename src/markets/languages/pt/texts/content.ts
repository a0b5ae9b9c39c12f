export const content = {
  onThisPage: 'Nesta página',
  updated: 'Última alteração em {date}',
  inAnotherLanguage: 'Esta página ainda não existe no seu idioma.',
  moreQuestions: 'Não encontrou a sua pergunta?',
  callUs: 'Ligar para {phone}',
}
