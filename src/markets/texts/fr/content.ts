export const content = {
  onThisPage: 'Sur cette page',
  updated: 'Mise à jour le {date}',
  inAnotherLanguage: 'Cette page n’existe pas encore dans votre langue.',
  moreQuestions: 'Votre question n’y est pas ?',
  contactUs: 'Parlons-en',
  metaTitle: '{title} · {brand}',
  callUs: 'Appeler le {phone}',
}
