export const errors = {
  notFoundPath: 'Pagina non trovata: {path}',
  validationFailedPath: 'Pagina non trovata {path}',
  genericTitle: 'Errore',
  genericMessage: 'Qualcosa è andato storto. Riprova.',
  sendAgain: 'Inviare ancora una volta',
  typedKept: 'Ciò che è stato inserito resta in questa pagina. È possibile inviarlo ancora una volta così com’è.',
}
