export const errors = {
  notFoundPath: 'Page not found: {path}',
  validationFailedPath: 'Page Not Found {path}',
  genericTitle: 'Error',
  genericMessage: 'Something went wrong. Please try again.',
  sendAgain: 'Send once more',
  typedKept: 'What you entered is kept on this page. You can send it once more as it is.',
} as const
