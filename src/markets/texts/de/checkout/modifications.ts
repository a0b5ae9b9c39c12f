export const modifications = {
  'modifications.title': 'Ihre Änderungen',
  'modifications.difference': 'Unterschied zum Gebuchten:',
  'modifications.call': 'Um diese Änderungen zu buchen, rufen Sie vorerst bitte {phone} an.',
}
