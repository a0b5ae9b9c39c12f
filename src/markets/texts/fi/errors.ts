export const errors = {
  notFoundPath: 'Sivua ei löytynyt: {path}',
  validationFailedPath: 'Sivua ei löytynyt {path}',
  genericTitle: 'Virhe',
  genericMessage: 'Jokin meni vikaan. Yritä uudelleen.',
}
