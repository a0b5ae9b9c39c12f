export const content = {
  onThisPage: 'På denne side',
  updated: 'Sidst ændret {date}',
  inAnotherLanguage: 'Siden findes ikke på dit sprog endnu.',
  moreQuestions: 'Fandt du ikke dit spørgsmål?',
  contactUs: 'Tal med os',
  metaTitle: '{title} · {brand}',
  callUs: 'Ring {phone}',
}
