export const options = {
  'options.lead': 'Escolha o que lhe agradar; tudo pode também ficar como está.',
  'options.none': 'Não, obrigado',
  'options.included': 'Incluído',
  'options.perTraveller': 'por viajante',
  'options.quantity': 'Quantos?',
  'options.oneOf': 'Uma destas opções faz parte da viagem.',
  'options.insurances': 'Seguros',
  'options.insurancesText': 'Fazem parte da viagem. O que não for preciso pode ser retirado.',
  'options.remove': 'Retirar',
  'options.removeNamed': 'Retirar {name}',
  'options.saved': 'Guardado. O total está atualizado.',
  'options.undone': 'A última escolha foi anulada; tudo o resto se mantém.',
}
