import type { StoredWords } from '../../en/words/stored.ts'

export const stored: StoredWords = {
  purposes: {
    session: 'fait que seul votre navigateur voit et modifie votre réservation',
    link: 'retient que vous êtes venu par un lien, jusqu’à ce que vous ayez indiqué votre adresse e-mail',
    banner: 'retient que vous avez fermé un bandeau',
    consent: 'retiennent ce que vous avez accepté ou refusé',
    drafts:
      'ce que vous avez commencé à saisir dans une réservation, chiffré, afin qu’un rechargement n’efface rien ; effacé dès que la réservation est confirmée',
    marks: 'les étapes terminées d’une réservation et l’endroit où vous étiez',
    tours: 'les voyages que vous avez enregistrés et consultés en dernier',
    tab: 'les chambres choisies, vos réponses pour votre propre itinéraire et ce que cet onglet vous a montré',
  },
  lives: {
    hour: '1 heure',
    day: '24 heures',
    month: '30 jours',
    halfYear: '180 jours',
    tab: 'jusqu’à la fermeture de l’onglet',
    cleared: 'jusqu’à ce que vous l’effaciez dans votre navigateur',
  },
}
