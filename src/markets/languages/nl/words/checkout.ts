import type { CheckoutWords } from '../../en/words/checkout.ts'

export const checkout: CheckoutWords = {
  invalidPhoneNumber: 'Vul een telefoonnummer met landcode in, zoals +31 20 123 4567.',
  invalidDate: 'Vul een bestaande datum in, zoals 24 03 1988.',
  invalidDateMin: 'De datum moet {min} of later zijn.',
  invalidDateMax: 'De datum moet {max} of eerder zijn.',
  invalidInteger: 'Vul een heel getal in.',
  missingRequiredFields: 'Er ontbreken verplichte gegevens',
  invalidBookingWindowTitle: 'Dit aanbod is verlopen',
  invalidBookingWindowMessage:
    'Prijzen en plaatsen waren een beperkte tijd gereserveerd en die tijd is om. Begin opnieuw op de pagina van de reis om de prijs van vandaag te zien.',
  inactiveAgencyErrorTitle: 'Dit reisbureau kan nu niet boeken',
  inactiveAgencyErrorMessage: 'Het reisbureau waarvoor deze reis is gemaakt, is niet actief. Vraag het je reisbureau, of bel ons.',
}

export const packageTravelInformation = `
De combinatie van reisdiensten die je wordt aangeboden, is een pakketreis in de zin van Richtlijn (EU) 2015/2302. Je hebt daarom alle EU-rechten die voor pakketreizen gelden. Wij zijn ten volle verantwoordelijk voor de goede uitvoering van de pakketreis als geheel. Zoals de wet vereist, hebben wij bescherming om je betalingen terug te betalen en, als vervoer in de pakketreis is inbegrepen, om je repatriëring te regelen als wij insolvent worden.

## Je belangrijkste rechten

- Je krijgt alle essentiële informatie over de pakketreis voordat je de overeenkomst sluit.
- Er is altijd ten minste één handelaar aansprakelijk voor de goede uitvoering van alle reisdiensten in de overeenkomst.
- Je krijgt een noodnummer of de gegevens van een contactpunt.
- Je kunt de pakketreis binnen een redelijke termijn, eventueel tegen extra kosten, aan iemand anders overdragen.
- De prijs mag alleen worden verhoogd als bepaalde kosten stijgen (zoals brandstof) en de overeenkomst dat uitdrukkelijk bepaalt, en uiterlijk 20 dagen voor het begin. Is de verhoging meer dan 8% van de prijs, dan mag je de overeenkomst beëindigen.
- Je kunt de overeenkomst zonder kosten beëindigen en alles terugkrijgen als een essentieel onderdeel, anders dan de prijs, ingrijpend verandert.
- In uitzonderlijke omstandigheden, zoals ernstige veiligheidsproblemen op de bestemming, kun je vóór het begin zonder kosten beëindigen.
- Je kunt de overeenkomst vóór het begin altijd beëindigen tegen een passende en te rechtvaardigen vergoeding.
- Kunnen belangrijke onderdelen na het begin niet worden geleverd, dan bieden we zonder meerkosten een geschikt alternatief.
- Je hebt recht op prijsverlaging of schadevergoeding als diensten niet of niet goed worden uitgevoerd.
- Wij moeten bijstand verlenen als je in moeilijkheden verkeert.
- Worden wij insolvent, dan worden betalingen terugbetaald en is, als vervoer is inbegrepen, je terugkeer verzekerd.
`
