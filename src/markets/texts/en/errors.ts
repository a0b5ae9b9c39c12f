export const errors = {
  notFoundTitle: 'Page not found',
  notFoundPath: 'Page not found: {path}',
  validationFailedPath: 'Page Not Found {path}',
  genericTitle: 'Error',
  genericMessage: 'Something went wrong. Please try again.',
  offlineTitle: 'No connection',
  offlineMessage: 'We can’t reach the shop. Please check your connection.',
  unavailableTitle: 'Back in a moment',
  unavailableMessage: 'We can’t show this page right now. Please try again in a few seconds.',
  supportCode: 'Support code: {code}',
  home: 'Back to the home page',
  retry: 'Try again',
} as const
