export const waiting = {
  opening: 'Varaustasi avataan',
  slow: 'Tämä kestää hieman tavallista kauemmin. Antamasi tiedot ovat tallessa.',
  choices: 'Voit odottaa vielä tai kysyä uudelleen. Antamasi tiedot eivät katoa.',
  goOn: 'Odota vielä',
  again: 'Kysy uudelleen',
}
