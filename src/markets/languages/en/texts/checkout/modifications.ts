export const modifications = {
  'modifications.title': 'Your changes',
}
