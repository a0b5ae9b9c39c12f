export const chrome = {
  mainNavigation: 'Menu principale',
  externalNavigation: 'Altrove',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  backToMenu: 'Torna a {label}',
  searchLabel: 'Cerca viaggi',
  savedTours: '{count, plural, one {# viaggio salvato} many {# di viaggi salvati} other {# viaggi salvati}}',
  dismissBanner: 'Chiudi l’offerta',
  copyFailed: 'Non è stato possibile copiare. Il codice è {code}.',
  contact: 'Parliamone',
  switchTo: 'Mostra questo negozio',
  switcherHint: 'Premi il pulsante per aprire la pagina nel Paese e nella lingua scelti.',
}
