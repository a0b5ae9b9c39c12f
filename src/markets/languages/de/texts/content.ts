export const content = {
  onThisPage: 'Auf dieser Seite',
  updated: 'Zuletzt geändert am {date}',
  inAnotherLanguage: 'Diese Seite gibt es noch nicht in Ihrer Sprache.',
  moreQuestions: 'Ihre Frage ist nicht dabei?',
  callUs: '{phone} anrufen',
}
