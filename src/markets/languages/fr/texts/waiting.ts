export const waiting = {
  opening: 'Votre réservation s’ouvre',
  slow: 'Cela prend un peu plus de temps que d’habitude. Ce que vous avez saisi est conservé.',
  choices: 'Vous pouvez attendre encore, ou redemander. Rien de ce que vous avez saisi n’est perdu.',
  goOn: 'Attendre encore',
  again: 'Redemander',
}
