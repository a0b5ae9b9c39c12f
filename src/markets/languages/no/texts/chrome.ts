export const chrome = {
  mainNavigation: 'Hovedmeny',
  externalNavigation: 'Andre steder',
  openMenu: 'Åpne menyen',
  closeMenu: 'Lukk menyen',
  backToMenu: 'Tilbake til {label}',
  searchLabel: 'Søk etter turer',
  savedTours: '{count, plural, one {# lagret tur} other {# lagrede turer}}',
  dismissBanner: 'Lukk tilbudet',
  copyFailed: 'Kopieringen virket ikke. Koden er {code}.',
  contact: 'Snakk med oss',
  switchTo: 'Vis denne butikken',
  switcherHint: 'Trykk på knappen for å åpne siden i landet og på språket du har valgt.',
}
