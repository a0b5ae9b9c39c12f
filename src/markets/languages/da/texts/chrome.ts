export const chrome = {
  mainNavigation: 'Hovedmenu',
  externalNavigation: 'Andre steder',
  openMenu: 'Åbn menuen',
  closeMenu: 'Luk menuen',
  backToMenu: 'Tilbage til {label}',
  searchLabel: 'Søg efter ture',
  savedTours: '{count, plural, one {# gemt tur} other {# gemte ture}}',
  dismissBanner: 'Luk tilbuddet',
  copyFailed: 'Det lykkedes ikke at kopiere. Koden er {code}.',
  contact: 'Tal med os',
  switchTo: 'Vis denne butik',
  switcherHint: 'Tryk på knappen for at åbne siden i det land og på det sprog, du har valgt.',
}
