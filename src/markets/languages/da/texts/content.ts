export const content = {
  onThisPage: 'På denne side',
  updated: 'Sidst ændret {date}',
  inAnotherLanguage: 'Siden findes ikke på dit sprog endnu.',
  moreQuestions: 'Fandt du ikke dit spørgsmål?',
  callUs: 'Ring {phone}',
}
