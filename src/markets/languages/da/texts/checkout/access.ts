export const access = {
  'access.title': 'Det er min bestilling: vis mine oplysninger',
  'access.name': 'E-mail eller bestillingsnummer',
  'access.text': 'Skriv den e-mailadresse, der hører til bestillingen, eller det nummer, du har fået af dit rejsebureau.',
  'access.show': 'Vis mine oplysninger',
  'access.handedOver': 'Denne rejse er forberedt til dig. Indtil du fortsætter med den, viser vi intet personligt.',
  'access.continue': 'Fortsæt med denne bestilling',
  'access.noCookie': 'Din browser sendte ikke vores cookie tilbage. Tillad cookies fra dette websted, og tryk en gang til.',
  'access.refused': 'Det hører ikke til denne bestilling, eller der var for mange forsøg. Tjek det, eller prøv igen om en time.',
}
