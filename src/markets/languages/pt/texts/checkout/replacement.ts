export const replacement = {
  'replacement.title': 'Trocar uma parte da viagem',
  'replacement.back': 'Ver outras viagens',
  'replacement.text': 'Escolha a parte que quer trocar. As propostas vêm do nosso parceiro e abrem neste site.',
  'replacement.choose': 'Ver propostas',
  'replacement.chooseFor': 'Ver propostas em vez de {name}',
  'replacement.none': 'De momento nenhuma parte pode ser trocada. Verificar a disponibilidade pode trazer novas propostas.',
  'replacement.noBooking': 'Abra esta página a partir da sua reserva: aí vê o que pode ser trocado.',
  'replacement.toBooking': 'Voltar à minha reserva',
  'replacement.frameTitle': 'Propostas do nosso parceiro',
  'replacement.frameText': 'Escolha aqui; depois a reserva continua com a nova parte. Nada é cobrado ainda.',
}
