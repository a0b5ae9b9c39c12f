export const access = {
  'access.title': 'Det er min bestilling: vis mine oplysninger',
  'access.text': 'Skriv den e-mailadresse, der hører til bestillingen.',
  'access.show': 'Vis mine oplysninger',
  'access.refused': 'Adressen hører ikke til denne bestilling, eller der var for mange forsøg. Tjek den, eller prøv igen om et minut.',
  'access.checking': 'Tjekker …',
}
