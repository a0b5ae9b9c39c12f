export const saved = {
  save: 'Guardar {title}',
  full: 'A sua lista já tem {count} viagens. Retire uma para abrir espaço.',
  refused: 'Este navegador não nos deixa guardar a sua lista.',
  share: 'Partilhar esta lista',
  shareTour: 'Partilhar esta viagem',
  copied: 'A ligação foi copiada',
  copyFailed: 'Não foi possível copiar a ligação. Aqui está:',
  recentTitle: 'Vistas recentemente',
  forget: 'Esquecer estas',
}
