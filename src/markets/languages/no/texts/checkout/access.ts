export const access = {
  'access.title': 'Dette er min bestilling: vis opplysningene mine',
  'access.name': 'E-post eller bestillingsnummer',
  'access.text': 'Skriv e-postadressen som hører til denne bestillingen, eller nummeret du har fått av reisebyrået.',
  'access.show': 'Vis opplysningene mine',
  'access.handedOver': 'Denne reisen er forberedt for deg. Før du fortsetter med den, viser vi ingenting personlig.',
  'access.continue': 'Fortsett med denne bestillingen',
  'access.noCookie':
    'Nettleseren din sendte ikke informasjonskapselen vår tilbake. Tillat informasjonskapsler fra dette nettstedet, og trykk en gang til.',
  'access.refused': 'Det hører ikke til denne bestillingen, eller det ble for mange forsøk. Sjekk det, eller prøv igjen om en time.',
}
