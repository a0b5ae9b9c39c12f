export const problems = {
  refused: 'Não é possível',
  unreadable: 'Não conseguimos ler o pedido',
  malformed: 'Falta alguma coisa ou algo não está como devia. Recarregue a página e tente de novo.',
  unsupportedMediaType: 'Veio num formato que não lemos. Recarregue a página e tente de novo.',
  bodyTooLarge: 'Era demasiado longo. Encurte o que escreveu.',
  addressTooLong: 'O endereço é demasiado longo.',
  methodNotAllowed: 'Este endereço não pode ser usado dessa forma.',
  crossSite: 'O pedido veio de outro site. Recomece a partir desta loja.',
  rateLimited: 'Demasiadas tentativas. Aguarde um momento.',
  notOwner: 'Só o navegador em que esta reserva foi iniciada a pode alterar. Se é sua, abra «Esta reserva é minha» e escreva o seu e-mail.',
  wrongEmail: 'Este e-mail não pertence a esta reserva. Verifique-o.',
  otherTab: 'Entretanto foi escolhida outra forma de pagar, talvez noutro separador. Recarregue esta página.',
  stepChanged: 'Entretanto, este passo foi guardado noutro lugar, talvez noutro separador. Nada foi substituído.',
  promoCode: 'Este código não pode ser usado nesta viagem.',
  unsupportedPaymentPlan: 'Esta forma de pagar não é oferecida para esta viagem.',
  paymentUnavailable:
    'Não podemos aceitar este pagamento neste momento, e tentar de novo não ajuda. Escolha outra forma de pagar ou ligue-nos: {phone}.',
  amountUnclear:
    'Os valores do nosso sistema de reservas não batem certo, por isso não sabemos quanto há a pagar. Ligue-nos e resolvemos: {phone}.',
  policyNotFound: 'As condições de cancelamento não podem ser mostradas agora. Estão nos seus documentos.',
  paymentChecking:
    'Ainda não podemos dizer se o pagamento foi feito. Não pague outra vez: a página da sua reserva avisa assim que soubermos.',
  bookingUnread: 'A reserva está guardada e nada nela mudou. Volte a ver dentro de alguns minutos.',
}
