export const newTour = {
  days: '{count, plural, one {Jour {from}} many {Jours {from} à {to}} other {Jours {from} à {to}}}',
  calendarTitle: 'Choisissez votre jour de départ',
  monthBefore: 'Mois précédent',
  monthAfter: 'Mois suivant',
  pricesFor:
    '{count, plural, one {Prix pour # personne} many {Prix pour # de personnes en tout} other {Prix pour # personnes en tout}}, en {currency}',
  lowest: 'Prix le plus bas du mois',
  few: 'Plus que quelques places',
  covered: 'Votre prix comprend',
  yours: 'Cela reste à votre charge',
  sheetOpen: 'Prix et réservation',
  sheetClose: 'Retour aux dates',
}
