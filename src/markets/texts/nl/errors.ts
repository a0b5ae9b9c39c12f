export const errors = {
  notFoundTitle: 'Pagina niet gevonden',
  notFoundPath: 'Pagina niet gevonden: {path}',
  validationFailedPath: 'Pagina niet gevonden {path}',
  genericTitle: 'Fout',
  genericMessage: 'Er ging iets mis. Probeer het opnieuw.',
  offlineTitle: 'Geen verbinding',
  offlineMessage: 'We kunnen de winkel niet bereiken. Controleer je verbinding.',
  unavailableTitle: 'Zo weer terug',
  unavailableMessage: 'We kunnen deze pagina nu niet tonen. Probeer het over een paar seconden opnieuw.',
  supportCode: 'Supportcode: {code}',
  home: 'Terug naar home',
  retry: 'Opnieuw proberen',
}
