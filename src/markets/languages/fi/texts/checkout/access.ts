export const access = {
  'access.title': 'Tämä on varaukseni: näytä tietoni',
  'access.name': 'Sähköpostiosoite tai varausnumero',
  'access.text': 'Kirjoita tähän varaukseen kuuluva sähköpostiosoite tai matkatoimistolta saamasi numero.',
  'access.show': 'Näytä tietoni',
  'access.handedOver': 'Tämä matka on valmisteltu sinulle. Emme näytä mitään henkilökohtaista ennen kuin jatkat.',
  'access.continue': 'Jatka tämän varauksen kanssa',
  'access.noCookie': 'Selaimesi ei lähettänyt evästettämme takaisin. Salli tämän sivuston evästeet ja paina uudelleen.',
  'access.refused': 'Tieto ei kuulu tähän varaukseen, tai yrityksiä oli liian monta. Tarkista se tai yritä uudelleen tunnin päästä.',
}
