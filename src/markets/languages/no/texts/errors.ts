export const errors = {
  notFoundPath: 'Fant ikke siden: {path}',
  validationFailedPath: 'Fant ikke siden {path}',
  genericTitle: 'Feil',
  genericMessage: 'Noe gikk galt. Prøv igjen.',
  sendAgain: 'Send én gang til',
  typedKept: 'Det du fylte ut, er bevart på denne siden. Du kan sende det én gang til som det er.',
}
