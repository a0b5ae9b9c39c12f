export const errors = {
  notFoundPath: 'Pagina non trovata: {path}',
  validationFailedPath: 'Pagina non trovata {path}',
  genericTitle: 'Errore',
  genericMessage: 'Qualcosa è andato storto. Riprova.',
}
