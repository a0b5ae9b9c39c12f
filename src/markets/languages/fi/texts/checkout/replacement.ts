export const replacement = {
  'replacement.title': 'Vaihda osa matkastasi',
  'replacement.back': 'Katso muita matkoja',
  'replacement.text': 'Valitse osa, jonka haluat vaihtaa. Tarjoukset tulevat kumppaniltamme ja avautuvat tällä sivustolla.',
  'replacement.choose': 'Katso tarjoukset',
  'replacement.chooseFor': 'Katso tarjoukset, joilla korvata {name}',
  'replacement.none': 'Mitään osaa ei voi nyt vaihtaa. Saatavuuden tarkistus voi tuoda uusia tarjouksia.',
  'replacement.noBooking': 'Avaa tämä sivu varauksestasi: siitä näet, mitkä osat voi vaihtaa.',
  'replacement.toBooking': 'Takaisin varaukseen',
  'replacement.frameTitle': 'Kumppanimme tarjoukset',
  'replacement.frameText': 'Valitse tästä, niin varaus jatkuu uudella osalla. Mitään ei vielä veloiteta.',
}
