export const modifications = {
  'modifications.title': 'Je wijzigingen',
}
