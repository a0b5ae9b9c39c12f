export const waiting = {
  opening: 'Din booking åbnes',
  slow: 'Det tager lidt længere tid end normalt. Det, du har udfyldt, er gemt.',
  choices: 'Du kan vente videre eller spørge igen. Intet af det, du har udfyldt, går tabt.',
  goOn: 'Vent videre',
  again: 'Spørg igen',
}
