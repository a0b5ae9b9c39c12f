export const errors = {
  notFoundTitle: 'Pagina non trovata',
  notFoundPath: 'Pagina non trovata: {path}',
  validationFailedPath: 'Pagina non trovata {path}',
  genericTitle: 'Errore',
  genericMessage: 'Qualcosa è andato storto. Riprova.',
  offlineTitle: 'Nessuna connessione',
  offlineMessage: 'Il negozio non è raggiungibile. Controlla la connessione.',
  unavailableTitle: 'Torniamo subito',
  unavailableMessage: 'Ora non possiamo mostrare questa pagina. Riprova tra qualche secondo.',
  supportCode: 'Codice di assistenza: {code}',
  home: 'Torna alla home',
  retry: 'Riprova',
}
