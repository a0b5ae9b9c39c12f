export const modifications = {
  'modifications.title': 'Your changes',
  'modifications.difference': 'Difference to what was booked:',
  'modifications.call': 'To book these changes please call {phone} for now.',
}
