export const modifications = {
  'modifications.title': 'Le tue modifiche',
}
