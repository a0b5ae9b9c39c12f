export const errors = {
  notFoundPath: 'Página não encontrada: {path}',
  validationFailedPath: 'Página não encontrada {path}',
  genericTitle: 'Erro',
  genericMessage: 'Algo correu mal. Tente de novo.',
  sendAgain: 'Enviar mais uma vez',
  typedKept: 'O que introduziu fica guardado nesta página. Pode enviá-lo mais uma vez tal como está.',
}
