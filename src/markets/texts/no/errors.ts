export const errors = {
  notFoundPath: 'Fant ikke siden: {path}',
  validationFailedPath: 'Fant ikke siden {path}',
  genericTitle: 'Feil',
  genericMessage: 'Noe gikk galt. Prøv igjen.',
}
