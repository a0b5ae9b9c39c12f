export const newTour = {
  days: '{count, plural, one {Giorno {from}} many {Giorni {from}–{to}} other {Giorni {from}–{to}}}',
  calendarTitle: 'Scegli il giorno di partenza',
  monthBefore: 'Mese precedente',
  monthAfter: 'Mese successivo',
  pricesFor:
    '{count, plural, one {Prezzo per # persona} many {Prezzo per # di persone in tutto} other {Prezzo per # persone in tutto}}, in {currency}',
  lowest: 'Prezzo più basso del mese',
  few: 'Ultimi posti',
  covered: 'Il tuo prezzo comprende',
  yours: 'A questo pensi tu',
  sheetOpen: 'Prezzo e prenotazione',
  sheetClose: 'Torna alle date',
}
