export const errors = {
  notFoundPath: 'Sivua ei löytynyt: {path}',
  validationFailedPath: 'Sivua ei löytynyt {path}',
  genericTitle: 'Virhe',
  genericMessage: 'Jokin meni vikaan. Yritä uudelleen.',
  sendAgain: 'Lähetä uudelleen',
  typedKept: 'Täyttämäsi tiedot säilyvät tällä sivulla. Voit lähettää ne uudelleen sellaisinaan.',
}
