export const replacement = {
  'replacement.title': 'Échanger un élément de votre voyage',
  'replacement.back': 'Voir d’autres circuits',
  'replacement.text': 'Choisissez l’élément à échanger. Les offres viennent de notre partenaire et s’ouvrent sur ce site.',
  'replacement.choose': 'Voir les offres',
  'replacement.chooseFor': 'Voir les offres à la place de {name}',
  'replacement.none':
    'Aucun élément n’est échangeable pour le moment. Une vérification des disponibilités peut faire apparaître des offres.',
  'replacement.noBooking': 'Ouvrez cette page depuis votre réservation : elle montre ce qui peut être échangé.',
  'replacement.toBooking': 'Retour à ma réservation',
  'replacement.frameTitle': 'Offres de notre partenaire',
  'replacement.frameText': 'Choisissez ici ; votre réservation continue ensuite avec le nouvel élément. Rien n’est encore débité.',
}
