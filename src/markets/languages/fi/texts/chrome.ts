export const chrome = {
  mainNavigation: 'Päävalikko',
  externalNavigation: 'Muualla',
  openMenu: 'Avaa valikko',
  closeMenu: 'Sulje valikko',
  backToMenu: 'Takaisin: {label}',
  searchLabel: 'Etsi matkoja',
  savedTours: '{count, plural, one {# tallennettu matka} other {# tallennettua matkaa}}',
  dismissBanner: 'Sulje tarjous',
  copyFailed: 'Kopiointi ei onnistunut. Koodi on {code}.',
  contact: 'Juttele kanssamme',
  switchTo: 'Näytä tämä kauppa',
  switcherHint: 'Paina painiketta, niin sivu avautuu valitussa maassa ja valitulla kielellä.',
}
