export const modifications = {
  'modifications.title': 'Endringene dine',
}
