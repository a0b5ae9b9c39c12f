export const entry = {
  'entry.title': 'Your booking is ready',
  'entry.text': 'You will be led to the first step.',
  'entry.continue': 'Go to your booking',
}
