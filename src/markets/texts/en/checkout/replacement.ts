export const replacement = {
  'replacement.title': 'Swap a part of your trip',
  'replacement.text': 'Alternatives for this part will be shown here in a later release.',
  'replacement.back': 'Look at other tours',
}
