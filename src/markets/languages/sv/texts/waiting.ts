export const waiting = {
  opening: 'Din bokning öppnas',
  slow: 'Det här tar lite längre tid än vanligt. Det du har fyllt i är sparat.',
  choices: 'Du kan vänta vidare, eller fråga igen. Inget av det du har fyllt i går förlorat.',
  goOn: 'Vänta vidare',
  again: 'Fråga igen',
}
