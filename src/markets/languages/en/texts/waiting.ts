export const waiting = {
  opening: 'Your booking is opening',
  slow: 'This takes a little longer than usual. What you have entered is kept.',
  choices: 'You can go on waiting, or ask again. Nothing you have entered is lost.',
  goOn: 'Go on waiting',
  again: 'Ask again',
} as const
