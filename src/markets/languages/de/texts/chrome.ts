export const chrome = {
  mainNavigation: 'Hauptmenü',
  externalNavigation: 'Anderswo',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  backToMenu: 'Zurück zu {label}',
  searchLabel: 'Reisen suchen',
  savedTours: '{count, plural, one {# gemerkte Reise} other {# gemerkte Reisen}}',
  dismissBanner: 'Angebot schließen',
  copyFailed: 'Das Kopieren hat nicht geklappt. Der Code lautet {code}.',
  contact: 'Sprechen Sie mit uns',
  switchTo: 'Diesen Shop zeigen',
  switcherHint: 'Drücken Sie den Knopf, um die Seite im gewählten Land und in der gewählten Sprache zu öffnen.',
}
