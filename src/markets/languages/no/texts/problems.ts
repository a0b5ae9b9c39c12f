export const problems = {
  refused: 'Dette går ikke',
  unreadable: 'Vi kunne ikke lese forespørselen',
  malformed: 'Noe mangler eller er ikke som det skal. Last siden på nytt og prøv igjen.',
  unsupportedMediaType: 'Den kom i et format vi ikke leser. Last siden på nytt og prøv igjen.',
  bodyTooLarge: 'Den var for lang. Kort ned det du har skrevet.',
  addressTooLong: 'Adressen er for lang.',
  methodNotAllowed: 'Adressen kan ikke brukes slik.',
  crossSite: 'Forespørselen kom fra et annet nettsted. Start på nytt fra denne butikken.',
  rateLimited: 'For mange forsøk. Vent litt.',
  notOwner:
    'Bare nettleseren der bestillingen ble påbegynt, kan endre den. Er den din, åpner du «Dette er min bestilling» og skriver e-postadressen din.',
  wrongEmail: 'Adressen hører ikke til denne bestillingen. Sjekk den.',
  otherTab: 'En annen betalingsmåte er valgt i mellomtiden, kanskje i en annen fane. Last siden på nytt.',
  stepChanged: 'Dette steget ble lagret et annet sted i mellomtiden, kanskje i en annen fane. Ingenting er overskrevet.',
  promoCode: 'Denne koden kan ikke brukes på denne turen.',
  unsupportedPaymentPlan: 'Denne betalingsmåten tilbys ikke for turen.',
  paymentUnavailable:
    'Vi kan ikke ta imot betalingen nå, og det hjelper ikke å prøve igjen. Velg en annen betalingsmåte, eller ring oss: {phone}.',
  amountUnclear:
    'Tallene fra bestillingssystemet vårt stemmer ikke, så vi kan ikke si hva som skal betales. Ring oss, så finner vi ut av det: {phone}.',
  policyNotFound: 'Avbestillingsvilkårene kan ikke vises nå. Du finner dem i dokumentene dine.',
  paymentChecking:
    'Vi kan ennå ikke si om betalingen gikk gjennom. Ikke betal en gang til: siden for bestillingen din sier fra så snart vi vet det.',
  bookingUnread: 'Bestillingen er lagret, og ingenting er endret. Se på nytt om noen minutter.',
}
