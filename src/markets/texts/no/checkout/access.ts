export const access = {
  'access.title': 'Dette er min bestilling: vis opplysningene mine',
  'access.text': 'Skriv e-postadressen som hører til denne bestillingen.',
  'access.show': 'Vis opplysningene mine',
  'access.refused': 'Adressen hører ikke til denne bestillingen, eller det ble for mange forsøk. Sjekk den, eller prøv igjen om et minutt.',
  'access.checking': 'Sjekker …',
}
