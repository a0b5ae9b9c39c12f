export const saved = {
  save: 'Salva {title}',
  full: 'La tua lista è piena: {count} viaggi. Togline uno per fare posto.',
  refused: 'Questo browser non ci permette di conservare la tua lista.',
  share: 'Condividi questa lista',
  shareTour: 'Condividi questo viaggio',
  copied: 'Il link è copiato',
  copyFailed: 'Non è stato possibile copiare il link. Eccolo:',
  recentTitle: 'Visti di recente',
  forget: 'Dimentica questi',
}
