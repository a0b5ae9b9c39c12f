export const errors = {
  notFoundTitle: 'Page introuvable',
  notFoundPath: 'Page introuvable : {path}',
  validationFailedPath: 'Page introuvable {path}',
  genericTitle: 'Erreur',
  genericMessage: 'Un problème est survenu. Veuillez réessayer.',
  offlineTitle: 'Pas de connexion',
  offlineMessage: 'La boutique est injoignable. Vérifiez votre connexion.',
  unavailableTitle: 'De retour dans un instant',
  unavailableMessage: 'Nous ne pouvons pas afficher cette page. Réessayez dans quelques secondes.',
  supportCode: 'Code d’assistance : {code}',
  home: 'Retour à l’accueil',
  retry: 'Réessayer',
}
