export const saved = {
  save: 'Spara {title}',
  full: 'Din lista är full med {count} resor. Ta bort en för att få plats.',
  refused: 'Den här webbläsaren låter oss inte spara din lista.',
  share: 'Dela listan',
  shareTour: 'Dela resan',
  copied: 'Länken är kopierad',
  copyFailed: 'Länken gick inte att kopiera. Här är den:',
  recentTitle: 'Senast visade',
  forget: 'Glöm dessa',
}
