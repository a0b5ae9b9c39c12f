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
  switcherHint: 'Når du endrer dette, lastes siden på nytt i landet og språket du velger.',
}
