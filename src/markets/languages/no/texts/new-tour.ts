export const newTour = {
  days: '{count, plural, one {Dag {from}} other {Dag {from}–{to}}}',
  calendarTitle: 'Velg dagen du vil reise',
  monthBefore: 'Forrige måned',
  monthAfter: 'Neste måned',
  pricesFor: '{count, plural, one {Pris for # person} other {Pris for # personer til sammen}}, i {currency}',
  lowest: 'Laveste pris denne måneden',
  few: 'Få plasser igjen',
  covered: 'Dette er med i prisen',
  yours: 'Dette ordner du selv',
  sheetOpen: 'Pris og bestilling',
  sheetClose: 'Tilbake til datoene',
}
