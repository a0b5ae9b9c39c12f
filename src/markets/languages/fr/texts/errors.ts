export const errors = {
  notFoundPath: 'Page introuvable : {path}',
  validationFailedPath: 'Page introuvable {path}',
  genericTitle: 'Erreur',
  genericMessage: 'Un problème est survenu. Veuillez réessayer.',
  sendAgain: 'Envoyer encore une fois',
  typedKept: 'Ce que vous avez saisi reste sur cette page. Vous pouvez l’envoyer encore une fois tel quel.',
}
