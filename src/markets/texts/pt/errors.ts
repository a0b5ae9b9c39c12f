export const errors = {
  notFoundTitle: 'Página não encontrada',
  notFoundPath: 'Página não encontrada: {path}',
  validationFailedPath: 'Página não encontrada {path}',
  genericTitle: 'Erro',
  genericMessage: 'Algo correu mal. Tente de novo.',
  offlineTitle: 'Sem ligação',
  offlineMessage: 'Não conseguimos chegar à loja. Verifique a ligação.',
  unavailableTitle: 'Voltamos já',
  unavailableMessage: 'Não podemos mostrar esta página agora. Tente de novo dentro de alguns segundos.',
  supportCode: 'Código de apoio: {code}',
  home: 'Voltar ao início',
  retry: 'Tentar de novo',
}
