export const modifications = {
  'modifications.title': 'Endringene dine',
  'modifications.difference': 'Forskjell fra det som var bestilt:',
  'modifications.call': 'Ring {phone} foreløpig for å bestille endringene.',
}
