export const saved = {
  save: '{title} bewaren',
  full: 'Je lijst is vol met {count} reizen. Haal er een af om plaats te maken.',
  refused: 'Deze browser laat ons je lijst niet bewaren.',
  share: 'Deel deze lijst',
  shareTour: 'Deel deze reis',
  copied: 'De link is gekopieerd',
  copyFailed: 'Kopiëren is niet gelukt. Dit is de link:',
  recentTitle: 'Onlangs bekeken',
  forget: 'Wis deze lijst',
}
