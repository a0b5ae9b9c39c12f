export const access = {
  'access.title': 'Questa è la mia prenotazione: mostra i miei dati',
  'access.name': 'Indirizzo e-mail o numero di prenotazione',
  'access.text': 'Scrivi l’indirizzo e-mail legato a questa prenotazione o il numero che ti ha dato la tua agenzia di viaggi.',
  'access.show': 'Mostra i miei dati',
  'access.handedOver': 'Questo viaggio è stato preparato per te. Finché non continui, non mostriamo nulla di personale.',
  'access.continue': 'Continua con questa prenotazione',
  'access.noCookie': 'Il tuo browser non ci ha rimandato il nostro cookie. Consenti i cookie di questo sito e premi ancora una volta.',
  'access.refused': 'Il dato non corrisponde alla prenotazione, oppure ci sono stati troppi tentativi. Controllalo o riprova tra un’ora.',
}
