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
  switcherHint: 'Tryck på knappen för att öppna sidan i det land och på det språk du har valt.',
}
