export const modifications = {
  'modifications.title': 'Vos modifications',
  'modifications.difference': 'Différence avec ce qui était réservé :',
  'modifications.call': 'Pour réserver ces modifications, appelez pour l’instant le {phone}.',
}
