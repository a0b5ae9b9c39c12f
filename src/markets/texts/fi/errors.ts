export const errors = {
  notFoundTitle: 'Sivua ei löytynyt',
  notFoundPath: 'Sivua ei löytynyt: {path}',
  validationFailedPath: 'Sivua ei löytynyt {path}',
  genericTitle: 'Virhe',
  genericMessage: 'Jokin meni vikaan. Yritä uudelleen.',
  offlineTitle: 'Ei yhteyttä',
  offlineMessage: 'Kauppaan ei saada yhteyttä. Tarkista yhteytesi.',
  unavailableTitle: 'Palaamme pian',
  unavailableMessage: 'Emme voi näyttää sivua juuri nyt. Yritä muutaman sekunnin kuluttua uudelleen.',
  supportCode: 'Tukikoodi: {code}',
  home: 'Etusivulle',
  retry: 'Yritä uudelleen',
}
