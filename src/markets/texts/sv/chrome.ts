export const chrome = {
  mainNavigation: 'Huvudmeny',
  externalNavigation: 'På andra ställen',
  openMenu: 'Öppna menyn',
  closeMenu: 'Stäng menyn',
  backToMenu: 'Tillbaka till {label}',
  searchLabel: 'Sök resor',
  savedTours: '{count, plural, one {# sparad resa} other {# sparade resor}}',
  dismissBanner: 'Stäng erbjudandet',
  copyFailed: 'Det gick inte att kopiera. Koden är {code}.',
  contact: 'Prata med oss',
  switchTo: 'Visa den här butiken',
  switcherHint: 'När du ändrar laddas sidan om i det land och språk du valt.',
}
