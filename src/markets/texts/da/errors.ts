export const errors = {
  notFoundPath: 'Siden blev ikke fundet: {path}',
  validationFailedPath: 'Siden blev ikke fundet {path}',
  genericTitle: 'Fejl',
  genericMessage: 'Noget gik galt. Prøv igen.',
}
