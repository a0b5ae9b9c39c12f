export const content = {
  onThisPage: 'På denne siden',
  updated: 'Sist oppdatert {date}',
  inAnotherLanguage: 'Denne siden finnes ikke på språket ditt ennå.',
  moreQuestions: 'Fant du ikke spørsmålet ditt?',
  callUs: 'Ring {phone}',
}
