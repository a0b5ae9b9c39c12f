export const content = {
  onThisPage: 'In questa pagina',
  updated: 'Ultimo aggiornamento {date}',
  inAnotherLanguage: 'Questa pagina non c’è ancora nella tua lingua.',
  moreQuestions: 'Non trovi la tua domanda?',
  callUs: 'Chiama {phone}',
}
