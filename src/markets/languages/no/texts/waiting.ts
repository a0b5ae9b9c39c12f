export const waiting = {
  opening: 'Bestillingen åpnes',
  slow: 'Dette tar litt lenger tid enn vanlig. Det du har fylt inn, er tatt vare på.',
  choices: 'Du kan vente litt til, eller spørre på nytt. Ingenting av det du har fylt inn, går tapt.',
  goOn: 'Vent litt til',
  again: 'Spør på nytt',
}
