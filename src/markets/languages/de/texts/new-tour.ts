export const newTour = {
  days: '{count, plural, one {Tag {from}} other {Tage {from}–{to}}}',
  calendarTitle: 'Wählen Sie den Tag Ihrer Abreise',
  monthBefore: 'Ein Monat zurück',
  monthAfter: 'Ein Monat weiter',
  pricesFor: '{count, plural, one {Preis für # Person} other {Preis für # Personen zusammen}}, Währung: {currency}',
  lowest: 'Niedrigster Preis des Monats',
  few: 'Nur noch wenige Plätze',
  covered: 'Ihr Preis umfasst',
  yours: 'Darum kümmern Sie sich selbst',
  sheetOpen: 'Preis und Buchung',
  sheetClose: 'Zurück zu den Terminen',
}
