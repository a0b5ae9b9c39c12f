export const modifications = {
  'modifications.title': 'Muutoksesi',
  'modifications.difference': 'Ero varattuun:',
  'modifications.call': 'Varaa muutokset toistaiseksi soittamalla {phone}.',
}
