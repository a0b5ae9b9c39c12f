export const replacement = {
  'replacement.title': 'Trocar uma parte da viagem',
  'replacement.text': 'As alternativas para esta parte aparecerão aqui numa versão futura.',
  'replacement.back': 'Ver outras viagens',
}
