export const options = {
  'options.lead': 'Ota mitä haluat; kaikki voi myös jäädä ennalleen.',
  'options.none': 'Ei kiitos',
  'options.included': 'Sisältyy',
  'options.perTraveller': 'matkustajaa kohti',
  'options.quantity': 'Kuinka monta?',
  'options.oneOf': 'Yksi näistä kuuluu matkaan.',
  'options.insurances': 'Vakuutukset',
  'options.insurancesText': 'Nämä kuuluvat matkaasi. Tarpeettoman voi poistaa.',
  'options.remove': 'Poista',
  'options.removeNamed': 'Poista {name}',
  'options.saved': 'Tallennettu. Summa on ajan tasalla.',
  'options.undone': 'Viimeisin valintasi peruttiin; kaikki muu säilyi.',
}
