export const modifications = {
  'modifications.title': 'Dina ändringar',
  'modifications.difference': 'Skillnad mot det som var bokat:',
  'modifications.call': 'Ring tills vidare {phone} för att boka ändringarna.',
}
