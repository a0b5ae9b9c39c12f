export const errors = {
  notFoundPath: 'Página não encontrada: {path}',
  validationFailedPath: 'Página não encontrada {path}',
  genericTitle: 'Erro',
  genericMessage: 'Algo correu mal. Tente de novo.',
}
