export const modifications = {
  'modifications.title': 'Ihre Änderungen',
}
