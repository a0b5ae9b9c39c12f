export const errors = {
  notFoundPath: 'Sidan hittades inte: {path}',
  validationFailedPath: 'Sidan hittades inte {path}',
  genericTitle: 'Fel',
  genericMessage: 'Något gick fel. Försök igen.',
}
