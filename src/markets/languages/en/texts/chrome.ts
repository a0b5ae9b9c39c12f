export const chrome = {
  mainNavigation: 'Main',
  externalNavigation: 'Elsewhere',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  backToMenu: 'Back to {label}',
  searchLabel: 'Search tours',
  savedTours: '{count, plural, one {# saved tour} other {# saved tours}}',
  dismissBanner: 'Dismiss the offer',
  copyFailed: 'Copying didn’t work. The code is {code}.',
  contact: 'Talk to us',
  switchTo: 'Show this shop',
  switcherHint: 'Press the button to open the page in the chosen country and language.',
} as const
