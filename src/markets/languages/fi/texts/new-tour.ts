export const newTour = {
  days: '{count, plural, one {Päivä {from}} other {Päivät {from}–{to}}}',
  calendarTitle: 'Valitse lähtöpäivä',
  monthBefore: 'Edellinen kuukausi',
  monthAfter: 'Seuraava kuukausi',
  pricesFor: '{count, plural, one {Hinta # matkustajalle} other {Hinta # matkustajalle yhteensä}}, {currency}',
  lowest: 'Kuukauden edullisin hinta',
  few: 'Vain muutama paikka jäljellä',
  covered: 'Hintaan kuuluu',
  yours: 'Nämä järjestät itse',
  sheetOpen: 'Hinta ja varaus',
  sheetClose: 'Takaisin päiviin',
}
