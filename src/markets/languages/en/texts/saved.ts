export const saved = {
  save: 'Save {title}',
  full: 'Your list holds {count} tours. Take one off to make room.',
  refused: 'This browser does not let us keep your list.',
  share: 'Share this list',
  shareTour: 'Share this tour',
  copied: 'The link is copied',
  copyFailed: 'The link could not be copied. Here it is:',
  recentTitle: 'You looked at these',
  forget: 'Forget these',
} as const
