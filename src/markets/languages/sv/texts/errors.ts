export const errors = {
  notFoundPath: 'Sidan hittades inte: {path}',
  validationFailedPath: 'Sidan hittades inte {path}',
  genericTitle: 'Fel',
  genericMessage: 'Något gick fel. Försök igen.',
  sendAgain: 'Skicka en gång till',
  typedKept: 'Det du fyllde i finns kvar på den här sidan. Du kan skicka det en gång till som det är.',
}
