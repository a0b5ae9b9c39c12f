import type { CheckoutWords } from '../../en/words/checkout.ts'

export const checkout: CheckoutWords = {
  invalidPhoneNumber: 'Skriv ett telefonnummer med landsnummer, till exempel +46 8 465 004 12.',
  invalidDate: 'Skriv ett datum som finns, till exempel 24 03 1988.',
  invalidDateMin: 'Datumet måste vara {min} eller senare.',
  invalidDateMax: 'Datumet måste vara {max} eller tidigare.',
  invalidInteger: 'Skriv ett heltal.',
  missingRequiredFields: 'Obligatoriska uppgifter saknas',
  invalidBookingWindowTitle: 'Erbjudandet har gått ut',
  invalidBookingWindowMessage:
    'Priser och platser hölls under en begränsad tid som nu är slut. Börja om från resans sida för att se dagens pris.',
  inactiveAgencyErrorTitle: 'Den här resebyrån kan inte boka just nu',
  inactiveAgencyErrorMessage: 'Resebyrån som resan gjordes för är inte aktiv. Fråga din resebyrå, eller ring oss.',
}

export const packageTravelInformation = `
Den kombination av resetjänster som du erbjuds är en paketresa i den mening som avses i direktiv (EU) 2015/2302. Du omfattas därför av alla EU-rättigheter som gäller för paketresor. Vi har det fulla ansvaret för att hela paketresan genomförs på rätt sätt. Som lagen kräver har vi skydd för att betala tillbaka det du betalat och, om transport ingår, för att se till att du kommer hem om vi blir insolventa.

## Dina viktigaste rättigheter

- Du får all väsentlig information om paketresan innan du ingår avtalet.
- Det finns alltid minst en näringsidkare som ansvarar för att alla resetjänster i avtalet tillhandahålls korrekt.
- Du får ett nödnummer eller uppgifter om en kontaktpunkt.
- Du får överlåta paketresan till en annan person, med rimligt varsel och eventuellt mot en avgift.
- Priset får bara höjas om vissa kostnader ökar (till exempel bränsle) och avtalet uttryckligen anger det, och senast 20 dagar före avresan. Är höjningen mer än 8 % av priset får du säga upp avtalet.
- Du får säga upp avtalet utan avgift och få allt tillbaka om en väsentlig del, utöver priset, ändras betydligt.
- Vid exceptionella omständigheter, till exempel allvarliga säkerhetsproblem på resmålet, får du säga upp avtalet utan avgift före avresan.
- Du får när som helst före avresan säga upp avtalet mot en skälig avgift som kan motiveras.
- Om viktiga delar inte kan tillhandahållas efter avresan erbjuds du lämpliga alternativ utan extra kostnad.
- Du har rätt till prisavdrag eller ersättning om tjänster inte utförs eller utförs felaktigt.
- Vi måste hjälpa dig om du hamnar i svårigheter.
- Om vi blir insolventa betalas pengarna tillbaka, och om transport ingår är din hemresa säkrad.
`
