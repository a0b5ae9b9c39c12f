export const newTour = {
  days: '{count, plural, one {Dag {from}} other {Dag {from}–{to}}}',
  calendarTitle: 'Kies de dag waarop je vertrekt',
  monthBefore: 'Een maand terug',
  monthAfter: 'Een maand verder',
  pricesFor: '{count, plural, one {Prijs voor # reiziger} other {Prijs voor # reizigers samen}}, in {currency}',
  lowest: 'Laagste prijs van de maand',
  few: 'Nog maar weinig plaatsen',
  covered: 'Dit zit in je prijs',
  yours: 'Dit regel je zelf',
  sheetOpen: 'Prijs en boeken',
  sheetClose: 'Terug naar de data',
}
