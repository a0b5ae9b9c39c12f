export const content = {
  onThisPage: 'On this page',
  updated: 'Last updated {date}',
  inAnotherLanguage: 'This page is not available in your language yet.',
  moreQuestions: 'Didn’t find your question?',
  callUs: 'Call {phone}',
} as const
