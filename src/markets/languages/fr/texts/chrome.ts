export const chrome = {
  mainNavigation: 'Menu principal',
  externalNavigation: 'Ailleurs',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  backToMenu: 'Retour à {label}',
  searchLabel: 'Chercher un circuit',
  savedTours: '{count, plural, one {# circuit gardé} many {# de circuits gardés} other {# circuits gardés}}',
  dismissBanner: 'Fermer l’offre',
  copyFailed: 'La copie n’a pas fonctionné. Le code est {code}.',
  contact: 'Parlons-en',
  switchTo: 'Afficher cette boutique',
  switcherHint: 'Appuyez sur le bouton pour ouvrir la page dans le pays et la langue choisis.',
}
