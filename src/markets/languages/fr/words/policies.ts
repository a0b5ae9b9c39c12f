import type { PoliciesWords } from '../../en/words/policies.ts'

export const policies: PoliciesWords = {
  'cookies-policy': {
    title: 'Cookies',
    description: 'Quels cookies cette boutique dépose, pour quoi et pour combien de temps.',
    body: `
Un cookie est une petite note que votre navigateur garde pour un site. Certains sont nécessaires au fonctionnement de la boutique ; les autres ne sont déposés qu’avec votre accord.

## Nécessaires

{cookies}

## Avec votre accord

- **Personnalisation** : l’assistance par messagerie et la comparaison de deux versions d’une page.
- **Ciblage** : mesurer quelle publicité vous a amené ici.

Rien de ce second groupe ne se charge avant votre accord. Vous pouvez changer d’avis à tout moment : [gérer les cookies](#manage-cookie-preferences).

## Sur votre appareil

{device}`,
  },
  'terms-conditions': {
    title: 'Conditions générales',
    description:
      'Ce dont nous convenons, vous et nous, lorsque vous réservez : prix et paiement, modifications, annulation, réclamations, insolvabilité.',
    body: `
Ces conditions s’appliquent à tout forfait réservé sur ce site. Elles ne limitent pas les droits que la loi vous donne.

Ceci est une boutique d’exemple : elle fonctionne avec un bac à sable, rien n’y est vraiment réservé ni prélevé. Un voyagiste met ici ses propres conditions.

## 1. Le contrat

Votre demande devient un contrat lorsque nous vous envoyons la confirmation. Si une prestation est sur demande, le contrat commence lorsqu’elle est confirmée ; jusque-là, rien n’est prélevé sur votre carte.

## 2. Prix et paiement

Le prix comprend tout ce que la page du circuit indique sous « Compris », taxes et honoraires inclus. Ce qui se paie sur place est indiqué à part. Selon le départ, vous payez en une fois, en deux fois ou par échéances ; les dates s’affichent avant votre choix.

## 3. Modifications de votre part

Les noms se changent sans frais jusqu’à sept jours avant le départ. Dates, chambres et options se modifient tant qu’il reste de la place ; la différence de prix s’affiche avant votre accord.

## 4. Annulation de votre part

Les frais dépendent du délai avant le départ. Le barème est celui de la page de votre circuit ; la réservation l’affiche encore une fois, avec les dates de votre propre voyage, avant le paiement.

Vous pouvez prouver que notre préjudice est moindre.

## 5. Modification et annulation de notre part

Si le nombre minimal de voyageurs n’est pas atteint, nous pouvons annuler jusqu’à 21 jours avant le départ, et nous remboursons tout. Il en va de même si un événement indépendant de notre volonté rend le voyage impossible.

## 6. Si quelque chose ne va pas

Dites-le aussitôt à votre guide ou au numéro d’urgence, pour que nous puissions y remédier. Vous pouvez demander une réduction de prix dans les deux ans suivant votre retour.

## 7. Protection contre l’insolvabilité

Vos paiements sont protégés comme l’exige la directive sur les voyages à forfait. L’attestation accompagne la confirmation.

## 8. Droit et litiges

Le droit du pays où vous vivez vous protège en tant que consommateur. Nous ne prenons part à une médiation de la consommation que si la loi nous y oblige.`,
  },
  'privacy-policy': {
    title: 'Confidentialité',
    description: 'Les données dont nous avons besoin, pourquoi, qui les voit, et vos droits.',
    body: `
Nous demandons ce qu’un voyage exige, et rien d’autre.

## Ce que nous gardons

- **Pour réserver** : noms, dates de naissance, coordonnées et, lorsqu’un pays l’exige, données du passeport. Elles vont au système de réservation et aux hôtels, guides et transporteurs de votre voyage.
- **Pour être payés** : les données de carte vont directement au prestataire de paiement. Nous apprenons seulement si le paiement a réussi.
- **Pour vous répondre** : ce que vous écrivez dans le formulaire de contact part en e-mail à notre équipe. La boutique n’en garde pas de copie.
- **Pour faire tourner la boutique** : des journaux de serveur sans noms, gardés 30 jours.

## Sur quel fondement

L’exécution de notre contrat avec vous ; des obligations légales comme la comptabilité (dix ans) ; votre consentement lorsque nous le demandons.

## Où cela reste

Cette boutique ne tient pas de fichier clients. Ce que vous enregistrez d’une réservation se trouve dans le système de réservation de l’organisateur. Pour chaque réservation, la boutique garde ce qu’il faut pour la poursuivre : les étapes terminées, l’état du paiement et, sous scellé, le contenu d’un formulaire, pendant un jour ou aussi longtemps qu’un lien que vous avez demandé. Tout cela est effacé 30 jours après la dernière modification.

## Vos droits

Vous pouvez consulter, corriger, transférer ou faire effacer vos données, vous opposer à leur usage et saisir votre autorité de protection des données. Écrivez à l’adresse qui figure au bas de cette page.`,
  },
  faq: {
    title: 'Questions et réponses',
    description: 'Réserver, payer, modifier, voyager : les réponses courtes.',
    body: `
## Réserver

### Faut-il un compte ?

Non. Vous réservez en tant qu’invité. Un compte ne fait que réunir vos réservations.

### Combien de temps mon prix est-il garanti ?

Du début de la réservation jusqu’à l’heure qui y figure, le plus souvent la fin de la journée. Nous vérifions prix et places une dernière fois avant le paiement, et vous demandons votre avis si quelque chose a changé.

### Que veut dire « sur demande » ?

Un hôtel ou un guide doit encore confirmer. Cela prend au plus deux jours ouvrés, et rien n’est prélevé sur votre carte d’ici là.

## Payer

### Comment puis-je payer ?

Par carte partout ; dans les pays de la zone euro, aussi par prélèvement SEPA et iDEAL. Selon le départ, vous payez en une fois, en deux fois ou par échéances.

### Ma carte est-elle en sécurité ?

Les champs de la carte appartiennent au prestataire de paiement et ne passent jamais par nos serveurs. Votre banque vous demandera peut-être d’approuver le paiement.

### Où saisir un code promo ?

À l’étape du paiement, sous le prix. Un code s’utilise une fois par réservation.

## Modifier et annuler

### Puis-je modifier ma réservation ?

Oui, tant qu’il reste de la place. Ouvrez le lien de votre confirmation : la différence de prix s’affiche avant tout changement.

### Combien coûte une annulation ?

Cela dépend du moment où vous nous prévenez : voir les [conditions](/terms-conditions). La réservation affiche les dates de votre propre voyage.

## En route

### Les vols sont-ils compris ?

Seulement si la page du circuit le dit. La plupart de nos voyages commencent et finissent dans une gare ou un port.

### De quels papiers ai-je besoin ?

Voyez nos [conseils de voyage](/travel-advice) et ceux de votre ministère des Affaires étrangères.

### J’ai des besoins particuliers. Puis-je venir ?

Très souvent, oui. [Dites-le-nous](/contact-us) avant de réserver : nous vous dirons honnêtement ce qu’un lieu peut offrir ou non.`,
  },
}
