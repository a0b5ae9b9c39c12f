export const options = {
  'options.lead': 'Ota mitä haluat; kaikki voi myös jäädä ennalleen.',
  'options.none': 'Ei kiitos',
  'options.included': 'Sisältyy',
  'options.perTraveller': 'matkustajaa kohti',
  'options.saved': 'Tallennettu. Summa on ajan tasalla.',
  'options.undone': 'Viimeisin valintasi peruttiin; kaikki muu säilyi.',
}
