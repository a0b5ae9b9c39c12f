export const access = {
  'access.title': 'Tämä on varaukseni: näytä tietoni',
  'access.text': 'Kirjoita tähän varaukseen kuuluva sähköpostiosoite.',
  'access.show': 'Näytä tietoni',
  'access.refused': 'Osoite ei kuulu tähän varaukseen, tai yrityksiä oli liian monta. Tarkista se tai yritä minuutin päästä uudelleen.',
  'access.checking': 'Tarkistetaan …',
}
