export const access = {
  'access.title': 'Esta reserva é minha: mostrar os meus dados',
  'access.name': 'E-mail ou número da reserva',
  'access.text': 'Escreva o e-mail associado a esta reserva ou o número que a sua agência de viagens lhe deu.',
  'access.show': 'Mostrar os meus dados',
  'access.handedOver': 'Esta viagem foi preparada para si. Até continuar, não mostramos nada de pessoal.',
  'access.continue': 'Continuar com esta reserva',
  'access.noCookie': 'O seu navegador não nos devolveu o nosso cookie. Autorize os cookies deste site e carregue mais uma vez.',
  'access.refused': 'Isto não pertence a esta reserva, ou houve demasiadas tentativas. Verifique-o ou tente de novo daqui a uma hora.',
}
