import type { OwnTexts } from '../languages/written.ts'

/** Noctua speaks of the other half of the day. */
export const noctuaTexts: OwnTexts = {
  de: {
    home: {
      metaTitle: 'Reisen, die abends beginnen',
      metaDescription: 'Nachtzüge, Polarlicht, Städte nach der letzten Vorstellung: Wir planen auch die Stunden, in denen andere schlafen.',
      title: 'Die Nacht gehört zur Reise',
      wherePlaceholder: 'Eine Stadt, ein Himmel, ein Zug',
      regionsTitle: 'Wo es dunkel wird',
      regionsText: 'Acht Himmel, unter denen wir uns auskennen.',
      toursTitle: 'Die nächsten Abfahrten',
      allTours: 'Der ganze Fahrplan',
      designTitle: 'Ihre Strecke durch die Nacht',
      designText:
        'Nennen Sie uns Anfang und Ende. Wir verbinden beides mit Schlafwagen, Fähren und Betten; Sie entscheiden, wo es wieder hell wird.',
      designLink: 'Strecke entwerfen',
      designMap: 'Eine gepunktete Strecke von Paris über Basel, Wien, Prag, Berlin und Kopenhagen nach Stockholm',
      reasonsTitle: 'Worauf Sie sich im Dunkeln verlassen',
      reasonOneTitle: 'Ein Preis, der morgens noch stimmt',
      reasonOneText: 'Abteil, Bett, Frühstück und alles, was als inbegriffen genannt ist. Was vor Ort hinzukommt, lesen Sie vorher.',
      reasonTwoTitle: 'Anschlüsse mit Reserve',
      reasonTwoText: 'Wir buchen Zug, Fähre und Zimmer in einem und lassen genug Zeit dazwischen, auch um drei Uhr früh.',
      reasonThreeTitle: 'Jemand kennt die Strecke',
      reasonThreeText: 'Die Nummer auf Ihren Papieren führt zu dem Menschen, der Ihre Nächte geplant hat, nicht in eine Warteschleife.',
      selectorTitle: 'Von wo fahren Sie ab?',
      selectorText: 'Wählen Sie Land und Sprache. Abfahrten, Preise und Hilfe richten sich danach.',
    },
    search: { queryPlaceholder: 'Eine Stadt, ein Himmel, ein Zug' },
    tour: { similarTitle: 'Unter demselben Himmel' },
  },
  fr: {
    home: {
      metaTitle: 'Des voyages qui commencent le soir',
      metaDescription: 'Trains de nuit, aurores, villes après la dernière séance : nous préparons aussi les heures où les autres dorment.',
      title: 'La nuit fait partie du voyage',
      wherePlaceholder: 'Une ville, un ciel, un train',
      regionsTitle: 'Là où tombe la nuit',
      regionsText: 'Huit ciels que nous connaissons bien.',
      toursTitle: 'Prochains départs',
      allTours: 'Tous les départs',
      designTitle: 'Votre ligne à travers la nuit',
      designText:
        'Donnez-nous le début et la fin. Nous les relions par des wagons-lits, des ferries et des chambres ; à vous de choisir où le jour se lève.',
      designLink: 'Tracer ma ligne',
      designMap: 'Un tracé en pointillé de Paris à Stockholm par Bâle, Vienne, Prague, Berlin et Copenhague',
      reasonsTitle: 'Ce qui ne change pas dans le noir',
      reasonOneTitle: 'Un prix encore vrai au matin',
      reasonOneText:
        'Compartiment, lit, petit-déjeuner et tout ce qui est indiqué comme compris. Ce qui se paie sur place est écrit avant.',
      reasonTwoTitle: 'Des correspondances sans courir',
      reasonTwoText: 'Train, ferry et chambre se réservent ensemble, avec assez de marge entre eux, même à trois heures du matin.',
      reasonThreeTitle: 'Quelqu’un connaît la ligne',
      reasonThreeText: 'Le numéro inscrit sur vos papiers mène à la personne qui a préparé vos nuits, pas à une file d’attente.',
      selectorTitle: 'D’où partez-vous ?',
      selectorText: 'Choisissez un pays et une langue. Départs, prix et assistance s’y adaptent.',
    },
    search: { queryPlaceholder: 'Une ville, un ciel, un train' },
    tour: { similarTitle: 'Sous le même ciel' },
  },
}
