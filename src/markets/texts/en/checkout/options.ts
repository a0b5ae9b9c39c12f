export const options = {
  'options.lead': 'Take what you like; everything can stay as it is.',
  'options.none': 'No, thank you',
  'options.included': 'Included',
  'options.perTraveller': 'for each traveller',
  'options.quantity': 'How many?',
  'options.oneOf': 'One of these is part of the trip.',
  'options.insurances': 'Insurance',
  'options.insurancesText': 'These come with your trip. What you don’t need can be taken out.',
  'options.remove': 'Remove',
  'options.removeNamed': 'Remove {name}',
  'options.saved': 'Saved. The total is up to date.',
  'options.undone': 'Your last choice was taken back; everything else is kept.',
}
