export const options = {
  'options.lead': 'Take what you like; everything can stay as it is.',
  'options.none': 'No, thank you',
  'options.included': 'Included',
  'options.perTraveller': 'for each traveller',
  'options.saved': 'Saved. The total is up to date.',
  'options.undone': 'Your last choice was taken back; everything else is kept.',
}
