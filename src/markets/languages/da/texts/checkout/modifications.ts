export const modifications = {
  'modifications.title': 'Dine ændringer',
}
