export const errors = {
  notFoundPath: 'Page introuvable : {path}',
  validationFailedPath: 'Page introuvable {path}',
  genericTitle: 'Erreur',
  genericMessage: 'Un problème est survenu. Veuillez réessayer.',
}
