export const entry = {
  'entry.title': 'A sua reserva está pronta',
  'entry.text': 'Vai ser levado ao primeiro passo.',
  'entry.continue': 'Ir para a reserva',
}
