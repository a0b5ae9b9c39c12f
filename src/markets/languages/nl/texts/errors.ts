export const errors = {
  notFoundPath: 'Pagina niet gevonden: {path}',
  validationFailedPath: 'Pagina niet gevonden {path}',
  genericTitle: 'Fout',
  genericMessage: 'Er ging iets mis. Probeer het opnieuw.',
  sendAgain: 'Nog een keer versturen',
  typedKept: 'Wat je hebt ingevuld, blijft op deze pagina bewaard. Je kunt het zo nog een keer versturen.',
}
