export const access = {
  'access.title': 'Questa è la mia prenotazione: mostra i miei dati',
  'access.text': 'Scrivi l’indirizzo e-mail legato a questa prenotazione.',
  'access.show': 'Mostra i miei dati',
  'access.refused':
    'Questo indirizzo non corrisponde alla prenotazione, oppure ci sono stati troppi tentativi. Controllalo o riprova tra un minuto.',
  'access.checking': 'Verifica in corso …',
}
