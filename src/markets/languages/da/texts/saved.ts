export const saved = {
  save: 'Gem {title}',
  full: 'Din liste er fuld med {count} ture. Fjern en for at få plads.',
  refused: 'Denne browser lader os ikke gemme din liste.',
  share: 'Del listen',
  shareTour: 'Del turen',
  copied: 'Linket er kopieret',
  copyFailed: 'Linket kunne ikke kopieres. Her er det:',
  recentTitle: 'Senest set',
  forget: 'Glem disse',
}
