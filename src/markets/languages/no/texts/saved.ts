export const saved = {
  save: 'Lagre {title}',
  full: 'Listen din er full med {count} turer. Ta bort en for å få plass.',
  refused: 'Denne nettleseren lar oss ikke ta vare på listen din.',
  share: 'Del listen',
  shareTour: 'Del turen',
  copied: 'Lenken er kopiert',
  copyFailed: 'Lenken kunne ikke kopieres. Her er den:',
  recentTitle: 'Sist sett på',
  forget: 'Glem disse',
}
