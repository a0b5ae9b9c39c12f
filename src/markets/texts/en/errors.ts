export const errors = {
  notFoundPath: 'Page not found: {path}',
  validationFailedPath: 'Page Not Found {path}',
  genericTitle: 'Error',
  genericMessage: 'Something went wrong. Please try again.',
} as const
