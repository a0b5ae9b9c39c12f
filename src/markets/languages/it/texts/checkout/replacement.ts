export const replacement = {
  'replacement.title': 'Cambia una parte del viaggio',
  'replacement.back': 'Guarda altri viaggi',
  'replacement.text': 'Scegli la parte da cambiare. Le offerte sono del nostro partner e si aprono su questo sito.',
  'replacement.choose': 'Vedi le offerte',
  'replacement.chooseFor': 'Vedi le offerte al posto di {name}',
  'replacement.none': 'Al momento nessuna parte si può cambiare. Una verifica della disponibilità può portare nuove offerte.',
  'replacement.noBooking': 'Apri questa pagina dalla tua prenotazione: lì vedi quali parti si possono cambiare.',
  'replacement.toBooking': 'Torna alla prenotazione',
  'replacement.frameTitle': 'Offerte del nostro partner',
  'replacement.frameText': 'Scegli qui; poi la prenotazione continua con la nuova parte. Non viene ancora addebitato nulla.',
}
