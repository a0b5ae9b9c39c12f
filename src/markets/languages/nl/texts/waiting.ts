export const waiting = {
  opening: 'Je boeking wordt geopend',
  slow: 'Dit duurt iets langer dan normaal. Wat je hebt ingevuld, blijft bewaard.',
  choices: 'Je kunt blijven wachten, of het opnieuw vragen. Wat je hebt ingevuld, gaat niet verloren.',
  goOn: 'Blijven wachten',
  again: 'Opnieuw vragen',
}
