export const modifications = {
  'modifications.title': 'Le tue modifiche',
  'modifications.difference': 'Differenza rispetto a quanto prenotato:',
  'modifications.call': 'Per prenotare queste modifiche, per ora chiama {phone}.',
}
