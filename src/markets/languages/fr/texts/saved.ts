export const saved = {
  save: 'Garder {title}',
  full: 'Votre liste contient déjà {count} circuits. Retirez-en un pour faire de la place.',
  refused: 'Ce navigateur ne nous permet pas de conserver votre liste.',
  share: 'Partager cette liste',
  shareTour: 'Partager ce circuit',
  copied: 'Le lien est copié',
  copyFailed: 'Le lien n’a pas pu être copié. Le voici :',
  recentTitle: 'Vus récemment',
  forget: 'Effacer l’historique',
}
