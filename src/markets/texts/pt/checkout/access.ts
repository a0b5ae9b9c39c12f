export const access = {
  'access.title': 'Esta reserva é minha: mostrar os meus dados',
  'access.text': 'Escreva o e-mail associado a esta reserva.',
  'access.show': 'Mostrar os meus dados',
  'access.refused':
    'Este e-mail não pertence a esta reserva, ou houve demasiadas tentativas. Verifique-o ou tente de novo daqui a um minuto.',
  'access.checking': 'A verificar …',
}
