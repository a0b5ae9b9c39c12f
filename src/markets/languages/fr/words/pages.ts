import type { PagesWords } from '../../en/words/pages.ts'

export const pages: PagesWords = {
  aboutUs: {
    slug: 'qui-sommes-nous',
    title: 'Nous préparons des voyages qui prennent leur temps',
    description: 'Qui nous sommes, comment nous choisissons nos circuits et ce que nous promettons.',
    body: `
{brand} est né d’une table des marées en papier et d’une question : et si le voyage suivait le lieu plutôt que l’horaire ? Nous sommes une petite équipe de concepteurs, de guides et d’amis de cuisiniers. Nous ne vendons que des voyages que l’un de nous a faits, à la saison pour laquelle nous les recommandons.

## Comment un circuit entre chez nous

- L’un de nous le parcourt, en transports publics quand c’est possible.
- Chaque hébergement est tenu par des gens qui vivent à côté.
- Aucune journée ne compte plus de quatre heures de trajet, sauf si la route est elle-même la raison du voyage.
- Nous y retournons tous les deux ans, ou nous le retirons.

## Ce que nous promettons

Le premier prix affiché est celui que vous payez. Ce qui se règle sur place est indiqué avec son montant. Si une date n’est pas possible, nous le disons avant que vous ayez rempli le moindre champ.

> Une bonne journée compte un projet et deux surprises.

Des questions ? [Écrivez-nous ou appelez-nous](/contact-us), ou lisez les [questions et réponses](/faq).`,
  },
  contactUs: {
    slug: 'nous-contacter',
    title: 'Parlons-en',
    description: 'Par téléphone, par e-mail, ou avec votre code d’assistance.',
    body: `
Ici, ce sont des personnes qui répondent, dans votre langue autant que possible. Bien des réponses figurent déjà parmi les [questions et réponses](/faq).

## Avant le voyage

Ayez sous la main votre numéro de réservation : il figure sur votre confirmation et commence par TM. Changer une date ou une chambre est plus simple jusqu’à 30 jours avant le départ.

## Pendant le voyage

Le numéro d’urgence ci-dessus, indiqué aussi sur vos documents, répond jour et nuit. Appelez-le en premier si quelque chose ne va pas ; le plus souvent, tout est réglé le temps d’un café.

## Si une page n’a pas fonctionné

Donnez-nous le code d’assistance qu’elle affiche. Il nous dit ce qui s’est passé, sans que vous ayez à le décrire.`,
  },
  travelAdvice: {
    slug: 'conseils-de-voyage',
    title: 'Conseils de voyage',
    description: 'Papiers, santé, argent et météo : quoi préparer, et quand.',
    body: `
Les règles changent plus souvent que les pages. Consultez aussi les conseils de votre ministère des Affaires étrangères, une fois à la réservation et une fois la semaine du départ.

## Papiers

- Dans l’espace Schengen, une carte d’identité suffit aux citoyens de l’Union européenne. Pour le Royaume-Uni, il faut un passeport.
- Ailleurs, le passeport doit rester valable six mois après le retour.
- Les enfants ont besoin de leur propre document. Si un enfant voyage avec un seul parent, emportez l’autorisation écrite de l’autre.

## Santé

Demandez conseil à votre médecin ou à un centre de vaccination six à huit semaines avant. Gardez vos médicaments en bagage à main, dans leur emballage et avec l’ordonnance.

## Argent

La carte passe presque partout où nous allons. Pour les marchés, les pourboires et les refuges, prenez de quoi tenir une journée en espèces.

## Météo

Chaque page de circuit indique sa saison. Hors des villes, prévoyez une saison plus froide que vous ne l’imaginez ; en montagne, deux.`,
  },
  slowTravel: {
    slug: 'voyager-lentement',
    title: 'Voyager lentement',
    description: 'Rester plus longtemps, porter moins, garder des matinées sans programme.',
    body: `
Deux nuits, c’est une visite. Trois, c’est le début d’un séjour : vous savez quelle boulangerie ouvre la première, et on y sait ce que vous prenez.

Nos voyages lents restent au moins trois nuits à chaque étape et laissent exprès un après-midi libre sur deux. Ils coûtent à peu près autant que les autres, car l’argent va aux chambres et aux dîners plutôt qu’aux transferts.

## Pour commencer

- Les îles, où de toute façon le ferry décide
- Les vignobles après les vendanges
- Une ville et les collines derrière elle

[Trouver un circuit](/tours)`,
  },
  byRail: {
    slug: 'en-train-et-en-ferry',
    title: 'En train et en ferry',
    description: 'Arriver comme le paysage l’entend : en le traversant.',
    body: `
Dans la plupart des pays, la meilleure place est près de la vitre d’un train. Nous savons de quel côté s’asseoir.

Dans nos voyages en train, places et cabines sont réservées, les bagages sont transportés entre les gares là où ce service existe, et les correspondances laissent le temps d’une soupe. Si un train est supprimé, nous le remplaçons, et nous payons la nuit si le suivant part le lendemain.

## Bon à savoir

- Les voyages en train émettent en moyenne un cinquième du même parcours en avion.
- Les trains de nuit sont réservés en compartiment privé, sauf demande contraire.
- Les ferries à cabines sont de vrais navires : prenez un vêtement chaud pour le pont.

[Trouver un circuit](/tours)`,
  },
  smallGroups: {
    slug: 'petits-groupes',
    title: 'Petits groupes',
    description: 'Jamais plus de quatorze personnes, toujours avec quelqu’un du pays.',
    body: `
Quatorze personnes tiennent autour d’une table. Toute l’idée est là.

Chaque groupe a son guide local, du premier dîner au dernier petit-déjeuner. On peut toujours s’éclipser sans bruit, et personne ne porte de fanion.

## Voyager seul

Un tiers environ de nos voyageurs viennent seuls. Une chambre individuelle est à vous pour le supplément indiqué sur la page du circuit ; nous ne demandons jamais à des inconnus de partager.

## Départs garantis

Dès que six personnes ont réservé, le départ est assuré. D’ici là, nous indiquons combien il en manque.`,
  },
  families: {
    slug: 'avec-des-enfants',
    title: 'Avec des enfants',
    description: 'Des journées courtes, de bons lits et une découverte chaque après-midi.',
    body: `
Les enfants se souviennent du ferry, du chien de la ferme et du soir où ils ont pu veiller. Nous organisons donc le reste autour.

Les voyages en famille n’ont pas de transfert de plus de deux heures, des chambres communicantes ou pour quatre, et le dîner avant dix-neuf heures si vous le souhaitez. Le prix de chaque enfant s’affiche selon son âge, avant la réservation.

## Âges

La plupart des voyages conviennent dès six ans. Si une marche ou un bateau demande davantage, la page du circuit le dit.`,
  },
  footprint: {
    slug: 'notre-empreinte',
    title: 'Notre empreinte',
    description: 'Ce qu’émettent nos voyages, ce que nous faisons, et ce que nous ne savons pas encore régler.',
    body: `
Le voyage a un coût qui ne figure pas sur la facture. Nous le comptons, et nous l’affichons.

## Ce que nous faisons

- Nous pensons d’abord train et ferry, et ne montrons l’avion que là où la mer ne laisse pas d’autre voie.
- Les chambres sont dans des maisons de moins de quarante lits partout où le choix existe.
- Nous payons les guides au-dessus du tarif local, sous quatorze jours.

## Ce que nous ne faisons pas

Nous ne disons d’aucun voyage qu’il est neutre en carbone. Un certificat n’annule pas un vol.

## Ce qui reste

Rejoindre le point de départ est la plus grande part, et c’est vous qui choisissez. Dites-nous si vous venez en train : nous décalons le premier rendez-vous en conséquence.`,
  },
  accessibility: {
    slug: 'accessibilite',
    title: 'Déclaration d’accessibilité',
    description: 'À quel point cette boutique est accessible, ce qui manque encore, et à qui le dire.',
    body: `
Cette déclaration porte sur le site de {brand}. Chacun doit pouvoir y trouver, comparer et réserver un voyage ; là où cela ne marche pas encore, nous le disons.

## Ce que nous visons

Les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA, et la norme européenne EN 301 549, comme la directive européenne sur l’accessibilité le demande aux boutiques en ligne.

## Où nous en sommes

D’après nos propres tests, le site respecte ces règles, aux exceptions près citées ci-dessous. Il s’utilise au clavier seul, avec un lecteur d’écran, dans une fenêtre de 320 pixels de large et, jusqu’au paiement, sans scripts. Des programmes contrôlent chaque type de page avant chaque mise en ligne.

## Ce qui ne marche pas encore

- Les champs de carte bancaire appartiennent au prestataire de paiement et nous échappent. S’ils vous gênent, [dites-le-nous](/contact-us) : nous trouverons un autre moyen.
- Les cartes d’itinéraire sont des dessins. Ce qu’elles montrent figure aussi à côté, dans la liste des étapes.
- Les noms de lieux et d’hôtels ne sont pas balisés dans leur langue : un lecteur d’écran peut mal les prononcer.
- Aucune personne handicapée n’a encore testé le site pour nous. Ce qu’elles constateront sera écrit ici.

## Dites-le-nous

Si quelque chose vous arrête, [écrivez-nous ou appelez](/contact-us). Nous répondons sous un jour ouvré et vous aidons autrement, par exemple en réservant par téléphone.

## Si notre réponse ne suffit pas

Vous pouvez vous adresser à l’autorité qui veille à l’accessibilité : {authority}.`,
  },
}
