export const content = {
  onThisPage: 'Tällä sivulla',
  updated: 'Viimeksi muutettu {date}',
  inAnotherLanguage: 'Tätä sivua ei vielä ole kielelläsi.',
  moreQuestions: 'Etkö löytänyt kysymystäsi?',
  callUs: 'Soita {phone}',
}
