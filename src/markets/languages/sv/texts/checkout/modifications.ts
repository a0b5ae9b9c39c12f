export const modifications = {
  'modifications.title': 'Dina ändringar',
}
