export const options = {
  'options.lead': 'Escolha o que lhe agradar; tudo pode também ficar como está.',
  'options.none': 'Não, obrigado',
  'options.included': 'Incluído',
  'options.perTraveller': 'por viajante',
  'options.saved': 'Guardado. O total está atualizado.',
  'options.undone': 'A última escolha foi anulada; tudo o resto se mantém.',
}
