export const newTour = {
  days: '{count, plural, one {Dag {from}} other {Dag {from}–{to}}}',
  calendarTitle: 'Välj vilken dag du vill resa',
  monthBefore: 'Föregående månad',
  monthAfter: 'Nästa månad',
  pricesFor: '{count, plural, one {Pris för # person} other {Pris för # personer tillsammans}}, i {currency}',
  lowest: 'Månadens lägsta pris',
  few: 'Få platser kvar',
  covered: 'Det här ingår i priset',
  yours: 'Det här ordnar du själv',
  sheetOpen: 'Pris och bokning',
  sheetClose: 'Tillbaka till datumen',
}
