export const entry = {
  'entry.title': 'Ihre Buchung ist bereit',
  'entry.text': 'Sie werden zum ersten Schritt geführt.',
  'entry.continue': 'Zu Ihrer Buchung',
}
