export const problems = {
  refused: 'Dit kan niet',
  unreadable: 'We konden dat verzoek niet lezen',
  malformed: 'Er ontbreekt iets of er klopt iets niet. Laad de pagina opnieuw en probeer het nog eens.',
  unsupportedMediaType: 'Het kwam binnen in een vorm die we niet lezen. Laad de pagina opnieuw en probeer het nog eens.',
  bodyTooLarge: 'Het was te lang. Maak je invoer korter.',
  addressTooLong: 'Het adres is te lang.',
  methodNotAllowed: 'Zo kun je dit adres niet gebruiken.',
  crossSite: 'Het verzoek kwam van een andere website. Begin opnieuw vanuit deze winkel.',
  rateLimited: 'Te veel pogingen. Wacht even.',
  notOwner:
    'Alleen de browser waarin deze boeking is begonnen, kan haar wijzigen. Is het jouw boeking? Open dan ‘Dit is mijn boeking’ en vul je e-mailadres in.',
  wrongEmail: 'Dit adres hoort niet bij deze boeking. Controleer het.',
  otherTab: 'Er is intussen een andere manier van betalen gekozen, misschien in een ander tabblad. Laad deze pagina opnieuw.',
  stepChanged: 'Deze stap is intussen ergens anders opgeslagen, misschien in een ander tabblad. Er is niets overschreven.',
  promoCode: 'Deze code kun je niet gebruiken voor deze reis.',
  unsupportedPaymentPlan: 'Zo betalen kan niet voor deze reis.',
  paymentUnavailable:
    'We kunnen deze betaling nu niet aannemen, en opnieuw proberen helpt niet. Kies een andere betaalwijze of bel ons: {phone}.',
  amountUnclear:
    'De bedragen uit ons boekingssysteem kloppen niet met elkaar, dus weten we niet wat je moet betalen. Bel ons, dan lossen we het op: {phone}.',
  policyNotFound: 'De annuleringsvoorwaarden kunnen we nu niet tonen. Je vindt ze in je documenten.',
  paymentChecking:
    'We kunnen nog niet zeggen of je betaling is gelukt. Betaal niet nog een keer: de pagina van je boeking vertelt het zodra we het weten.',
  bookingUnread: 'De boeking is bewaard en er is niets aan veranderd. Kijk over een paar minuten nog eens.',
}
