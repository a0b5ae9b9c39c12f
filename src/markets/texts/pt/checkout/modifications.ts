export const modifications = {
  'modifications.title': 'As suas alterações',
  'modifications.difference': 'Diferença face ao que estava reservado:',
  'modifications.call': 'Para reservar estas alterações, por agora ligue para {phone}.',
}
