export const chrome = {
  mainNavigation: 'Hoofdmenu',
  externalNavigation: 'Elders',
  openMenu: 'Menu openen',
  closeMenu: 'Menu sluiten',
  backToMenu: 'Terug naar {label}',
  searchLabel: 'Reizen zoeken',
  savedTours: '{count, plural, one {# bewaarde reis} other {# bewaarde reizen}}',
  dismissBanner: 'Aanbieding sluiten',
  copyFailed: 'Kopiëren is niet gelukt. De code is {code}.',
  contact: 'Praat met ons',
  switchTo: 'Toon deze winkel',
  switcherHint: 'Druk op de knop om de pagina in het gekozen land en de gekozen taal te openen.',
}
