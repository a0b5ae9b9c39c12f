export const content = {
  onThisPage: 'På den här sidan',
  updated: 'Senast ändrad {date}',
  inAnotherLanguage: 'Sidan finns inte på ditt språk än.',
  moreQuestions: 'Hittade du inte din fråga?',
  callUs: 'Ring {phone}',
}
