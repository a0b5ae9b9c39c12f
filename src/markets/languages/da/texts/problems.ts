export const problems = {
  refused: 'Det kan ikke lade sig gøre',
  unreadable: 'Vi kunne ikke læse forespørgslen',
  malformed: 'Noget mangler eller er ikke, som det skal være. Genindlæs siden, og prøv igen.',
  unsupportedMediaType: 'Den kom i et format, vi ikke læser. Genindlæs siden, og prøv igen.',
  bodyTooLarge: 'Den var for lang. Gør det, du skrev, kortere.',
  addressTooLong: 'Adressen er for lang.',
  methodNotAllowed: 'Adressen kan ikke bruges på den måde.',
  crossSite: 'Forespørgslen kom fra et andet websted. Begynd forfra fra denne butik.',
  rateLimited: 'For mange forsøg. Vent lidt.',
  notOwner:
    'Kun den browser, bestillingen blev påbegyndt i, kan ændre den. Er den din, så åbn »Det er min bestilling«, og skriv din e-mailadresse.',
  wrongEmail: 'Adressen hører ikke til denne bestilling. Tjek den.',
  otherTab: 'En anden måde at betale på er valgt imens, måske i en anden fane. Genindlæs siden.',
  stepChanged: 'Dette trin blev gemt et andet sted imens, måske i en anden fane. Intet er overskrevet.',
  promoCode: 'Koden kan ikke bruges til denne rejse.',
  unsupportedPaymentPlan: 'Denne måde at betale på tilbydes ikke for turen.',
  paymentUnavailable:
    'Vi kan ikke tage imod betalingen lige nu, og det hjælper ikke at prøve igen. Vælg en anden betalingsmåde, eller ring til os: {phone}.',
  amountUnclear:
    'Tallene fra vores bestillingssystem stemmer ikke, så vi kan ikke sige, hvad der skal betales. Ring til os, så finder vi ud af det: {phone}.',
  policyNotFound: 'Afbestillingsvilkårene kan ikke vises lige nu. Du finder dem i dine dokumenter.',
  paymentChecking:
    'Vi kan endnu ikke sige, om din betaling gik igennem. Betal ikke en gang til: siden for din bestilling fortæller det, så snart vi ved det.',
  bookingUnread: 'Bestillingen er gemt, og intet i den er ændret. Se igen om nogle minutter.',
}
