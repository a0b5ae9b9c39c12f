export const access = {
  'access.title': 'Det här är min bokning: visa mina uppgifter',
  'access.text': 'Skriv e-postadressen som hör till bokningen.',
  'access.show': 'Visa mina uppgifter',
  'access.refused':
    'Adressen hör inte till den här bokningen, eller så blev det för många försök. Kontrollera den eller försök igen om en minut.',
  'access.checking': 'Kontrollerar …',
}
