export const modifications = {
  'modifications.title': 'Dine ændringer',
  'modifications.difference': 'Forskel fra det, der var bestilt:',
  'modifications.call': 'Ring indtil videre {phone} for at bestille ændringerne.',
}
