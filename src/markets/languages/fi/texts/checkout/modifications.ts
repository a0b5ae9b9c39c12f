export const modifications = {
  'modifications.title': 'Muutoksesi',
}
