export const newTour = {
  days: '{count, plural, one {Dia {from}} many {Dias {from} a {to}} other {Dias {from} a {to}}}',
  calendarTitle: 'Escolha o dia da partida',
  monthBefore: 'Mês anterior',
  monthAfter: 'Mês seguinte',
  pricesFor:
    '{count, plural, one {Preço para # pessoa} many {Preço para # de pessoas no total} other {Preço para # pessoas no total}}, em {currency}',
  lowest: 'Preço mais baixo do mês',
  few: 'Restam poucos lugares',
  covered: 'O seu preço inclui',
  yours: 'Isto fica por sua conta',
  sheetOpen: 'Preço e reserva',
  sheetClose: 'Voltar às datas',
}
