export const access = {
  'access.title': 'Det här är min bokning: visa mina uppgifter',
  'access.name': 'E-post eller bokningsnummer',
  'access.text': 'Skriv e-postadressen som hör till bokningen, eller numret du fått av din resebyrå.',
  'access.show': 'Visa mina uppgifter',
  'access.handedOver': 'Den här resan är förberedd för dig. Innan du fortsätter visar vi inget personligt.',
  'access.continue': 'Fortsätt med den här bokningen',
  'access.noCookie': 'Din webbläsare skickade inte tillbaka vår cookie. Tillåt cookies från den här webbplatsen och tryck en gång till.',
  'access.refused':
    'Det hör inte till den här bokningen, eller så blev det för många försök. Kontrollera det eller försök igen om en timme.',
}
