export const saved = {
  save: '{title} merken',
  full: 'Ihre Merkliste fasst {count} Reisen. Nehmen Sie eine herunter, um Platz zu schaffen.',
  refused: 'Dieser Browser lässt uns Ihre Merkliste nicht speichern.',
  share: 'Liste teilen',
  shareTour: 'Reise teilen',
  copied: 'Der Link ist kopiert',
  copyFailed: 'Der Link ließ sich nicht kopieren. Hier ist er:',
  recentTitle: 'Zuletzt angesehen',
  forget: 'Verlauf löschen',
}
