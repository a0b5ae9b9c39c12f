export const waiting = {
  opening: 'A sua reserva está a abrir',
  slow: 'Está a demorar um pouco mais do que o habitual. Os dados que preencheu estão guardados.',
  choices: 'Pode continuar à espera, ou perguntar de novo. Nada do que preencheu se perde.',
  goOn: 'Continuar à espera',
  again: 'Perguntar de novo',
}
