export const errors = {
  notFoundPath: 'Siden blev ikke fundet: {path}',
  validationFailedPath: 'Siden blev ikke fundet {path}',
  genericTitle: 'Fejl',
  genericMessage: 'Noget gik galt. Prøv igen.',
  sendAgain: 'Send en gang til',
  typedKept: 'Det, du udfyldte, er bevaret på denne side. Du kan sende det en gang til, som det er.',
}
