import type { ErrorPictureWords, ErrorsWords } from '../../en/words/errors.ts'

export const errors: ErrorsWords = {
  apiServiceUnavailable: {
    title: 'Notre partenaire de réservation reprend son souffle',
    message: 'Le système de réservation ne répond pas. Réessayez dans quelques minutes.',
    cta: 'Retour à l’accueil',
  },
  apiBlacklistedCountry: {
    title: 'Nous ne pouvons pas accepter cette réservation',
    message:
      'Les voyageurs résidant dans le pays choisi ne peuvent pas réserver ce voyage en ligne. Appelez-nous : il existe souvent une autre solution.',
    cta: 'Nous contacter',
  },
  apiItineraryClosedTransactions: {
    title: 'Ce voyage est soldé',
    message: 'Tous les paiements de ce voyage sont clos, il n’est donc plus modifiable ici. Votre réservation, elle, est bien enregistrée.',
    cta: 'Retour à l’accueil',
  },
  badGateway: {
    title: 'La liaison a été coupée',
    message: 'Nous avons reçu une réponse illisible. Ce que vous avez saisi est toujours là. Veuillez réessayer.',
    cta: 'Retour à l’accueil',
  },
  unknown: {
    title: 'Un problème est survenu',
    message: 'Vous n’y êtes pour rien. Réessayez ; si cela se reproduit, indiquez-nous le code d’assistance ci-dessous.',
    cta: 'Retour à l’accueil',
  },
  validationFailed: {
    title: 'Quelque chose ne va pas encore',
    message: 'Le système de réservation a refusé l’une des informations. Revenez en arrière et vérifiez votre saisie.',
    cta: 'Retour à l’accueil',
  },
  errorConfiguration404: {
    title: 'Ce chemin s’arrête ici',
    message: 'La page a été déplacée ou n’a jamais existé. Le reste de la carte est intact.',
    cta: 'Retour à l’accueil',
  },
  errorConfiguration500: {
    title: 'Un faux pas',
    message: 'Quelque chose s’est cassé chez nous. Réessayez dans un instant.',
    cta: 'Retour à l’accueil',
  },
  errorConfiguration503: {
    title: 'De retour dans un instant',
    message: 'Il y a beaucoup de monde, ou nous faisons un peu d’entretien. Rien de ce que vous avez saisi n’est perdu.',
    cta: 'Réessayer',
  },
}

export const errorPictures: ErrorPictureWords = {
  lost: 'Un poteau indicateur solitaire là où un sentier se perd dans la brume',
  storm: 'Des nuages sombres au-dessus d’une mer agitée',
  pause: 'Une barque amarrée sur une eau calme au crépuscule',
}
