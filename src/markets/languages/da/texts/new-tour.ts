export const newTour = {
  days: '{count, plural, one {Dag {from}} other {Dag {from}–{to}}}',
  calendarTitle: 'Vælg den dag, du vil rejse',
  monthBefore: 'Forrige måned',
  monthAfter: 'Næste måned',
  pricesFor: '{count, plural, one {Pris for # person} other {Pris for # personer i alt}}, i {currency}',
  lowest: 'Månedens laveste pris',
  few: 'Få pladser tilbage',
  covered: 'Det er med i prisen',
  yours: 'Det klarer du selv',
  sheetOpen: 'Pris og bestilling',
  sheetClose: 'Tilbage til datoerne',
}
