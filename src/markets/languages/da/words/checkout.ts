import type { CheckoutWords } from '../../en/words/checkout.ts'

export const checkout: CheckoutWords = {
  invalidPhoneNumber: 'Skriv et telefonnummer med landekode, for eksempel +45 32 12 34 56.',
  invalidDate: 'Skriv en dato, der findes, for eksempel 24 03 1988.',
  invalidDateMin: 'Datoen skal være {min} eller senere.',
  invalidDateMax: 'Datoen skal være {max} eller tidligere.',
  invalidInteger: 'Skriv et helt tal.',
  missingRequiredFields: 'Der mangler obligatoriske oplysninger',
  invalidBookingWindowTitle: 'Tilbuddet er udløbet',
  invalidBookingWindowMessage:
    'Priser og pladser blev holdt i en begrænset tid, som er gået. Begynd forfra på turens side for at se dagens pris.',
  inactiveAgencyErrorTitle: 'Dette rejsebureau kan ikke bestille lige nu',
  inactiveAgencyErrorMessage: 'Rejsebureauet, som rejsen blev lavet for, er ikke aktivt. Spørg dit rejsebureau, eller ring til os.',
}

export const packageTravelInformation = `
Den kombination af rejseydelser, du tilbydes, er en pakkerejse som defineret i direktiv (EU) 2015/2302. Du har derfor alle de EU-rettigheder, der gælder for pakkerejser. Vi har det fulde ansvar for, at hele pakkerejsen gennemføres korrekt. Som loven kræver, har vi en beskyttelse, der refunderer dine betalinger og, hvis transport er omfattet, sikrer din hjemrejse, hvis vi bliver insolvente.

## Dine vigtigste rettigheder

- Du får alle væsentlige oplysninger om pakkerejsen, før du indgår aftalen.
- Der er altid mindst én erhvervsdrivende, som hæfter for, at alle rejseydelser i aftalen leveres korrekt.
- Du får et nødtelefonnummer eller oplysninger om et kontaktpunkt.
- Du kan overdrage pakkerejsen til en anden med rimeligt varsel og eventuelt mod et gebyr.
- Prisen må kun sættes op, hvis bestemte omkostninger stiger (for eksempel brændstof), og aftalen udtrykkeligt siger det, og senest 20 dage før afrejsen. Er forhøjelsen over 8 % af prisen, kan du ophæve aftalen.
- Du kan ophæve aftalen uden gebyr og få alt tilbage, hvis et væsentligt element ud over prisen ændres betydeligt.
- Under ekstraordinære omstændigheder, for eksempel alvorlige sikkerhedsproblemer på rejsemålet, kan du ophæve aftalen uden gebyr før afrejsen.
- Du kan når som helst før afrejsen ophæve aftalen mod et passende gebyr, der kan begrundes.
- Kan vigtige dele ikke leveres efter afrejsen, tilbydes du egnede alternativer uden merpris.
- Du har ret til prisnedsættelse eller erstatning, hvis ydelserne ikke leveres eller leveres mangelfuldt.
- Vi skal hjælpe dig, hvis du kommer i vanskeligheder.
- Bliver vi insolvente, refunderes betalingerne, og er transport omfattet, er din hjemrejse sikret.
`
