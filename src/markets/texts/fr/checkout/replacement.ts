export const replacement = {
  'replacement.title': 'Échanger un élément de votre voyage',
  'replacement.text': 'Les autres possibilités pour cet élément s’afficheront ici dans une prochaine version.',
  'replacement.back': 'Voir d’autres circuits',
}
