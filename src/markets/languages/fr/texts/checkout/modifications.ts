export const modifications = {
  'modifications.title': 'Vos modifications',
}
