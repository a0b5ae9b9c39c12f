export const errors = {
  notFoundPath: 'Pagina niet gevonden: {path}',
  validationFailedPath: 'Pagina niet gevonden {path}',
  genericTitle: 'Fout',
  genericMessage: 'Er ging iets mis. Probeer het opnieuw.',
}
