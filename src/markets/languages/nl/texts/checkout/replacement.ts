export const replacement = {
  'replacement.title': 'Een onderdeel van je reis ruilen',
  'replacement.back': 'Andere reizen bekijken',
  'replacement.text': 'Kies het onderdeel dat je wilt ruilen. De aanbiedingen komen van onze partner en openen op deze site.',
  'replacement.choose': 'Aanbod bekijken',
  'replacement.chooseFor': 'Aanbod bekijken in plaats van {name}',
  'replacement.none': 'Op dit moment is geen onderdeel te ruilen. De beschikbaarheid controleren kan nieuw aanbod opleveren.',
  'replacement.noBooking': 'Open deze pagina vanuit je boeking: daar zie je welke onderdelen te ruilen zijn.',
  'replacement.toBooking': 'Terug naar mijn boeking',
  'replacement.frameTitle': 'Aanbod van onze partner',
  'replacement.frameText': 'Kies hier; daarna gaat je boeking verder met het nieuwe onderdeel. Er wordt nog niets afgeschreven.',
}
