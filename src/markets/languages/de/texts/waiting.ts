export const waiting = {
  opening: 'Ihre Buchung wird geöffnet',
  slow: 'Das dauert etwas länger als sonst. Ihre Angaben sind gespeichert.',
  choices: 'Sie können weiter warten oder noch einmal fragen. Ihre Angaben gehen nicht verloren.',
  goOn: 'Weiter warten',
  again: 'Noch einmal fragen',
}
