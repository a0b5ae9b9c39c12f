export const content = {
  onThisPage: 'Op deze pagina',
  updated: 'Laatst bijgewerkt op {date}',
  inAnotherLanguage: 'Deze pagina is er nog niet in jouw taal.',
  moreQuestions: 'Staat je vraag er niet bij?',
  callUs: 'Bel {phone}',
}
