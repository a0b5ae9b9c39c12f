export const content = {
  onThisPage: 'Sur cette page',
  updated: 'Mise à jour le {date}',
  inAnotherLanguage: 'Cette page n’existe pas encore dans votre langue.',
  moreQuestions: 'Votre question n’y est pas ?',
  callUs: 'Appeler le {phone}',
}
