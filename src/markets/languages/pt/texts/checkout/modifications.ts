export const modifications = {
  'modifications.title': 'As suas alterações',
}
