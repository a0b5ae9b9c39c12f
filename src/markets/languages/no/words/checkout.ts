import type { CheckoutWords } from '../../en/words/checkout.ts'

export const checkout: CheckoutWords = {
  invalidPhoneNumber: 'Skriv et telefonnummer med landkode, for eksempel +47 22 12 34 56.',
  invalidDate: 'Skriv en dato som finnes, for eksempel 24 03 1988.',
  invalidDateMin: 'Datoen må være {min} eller senere.',
  invalidDateMax: 'Datoen må være {max} eller tidligere.',
  invalidInteger: 'Skriv et helt tall.',
  missingRequiredFields: 'Obligatoriske felt mangler',
  invalidBookingWindowTitle: 'Dette tilbudet har gått ut',
  invalidBookingWindowMessage:
    'Priser og plasser ble holdt av en begrenset tid, og den er ute. Begynn på nytt fra tursiden for å se dagens pris.',
  inactiveAgencyErrorTitle: 'Dette reisebyrået kan ikke bestille nå',
  inactiveAgencyErrorMessage: 'Reisebyrået som turen ble laget for, er ikke aktivt. Spør reisebyrået ditt, eller ring oss.',
}

export const packageTravelInformation = `
Kombinasjonen av reisetjenester som tilbys deg, er en pakkereise slik det er definert i direktiv (EU) 2015/2302. Du har derfor alle rettigheter som gjelder for pakkereiser i EØS. Vi har fullt ansvar for at hele pakkereisen gjennomføres som avtalt. Slik loven krever, har vi stilt garanti som dekker tilbakebetaling av det du har betalt og, dersom transport inngår, hjemreisen din hvis vi blir insolvente.

## De viktigste rettighetene dine

- Du får all vesentlig informasjon om pakkereisen før avtalen inngås.
- Det er alltid minst én næringsdrivende som er ansvarlig for at alle reisetjenestene i avtalen leveres.
- Du får et nødnummer eller opplysninger om et kontaktpunkt.
- Du kan overføre pakkereisen til en annen person innen rimelig frist, eventuelt mot et gebyr.
- Prisen kan bare økes hvis bestemte kostnader stiger (for eksempel drivstoff) og avtalen uttrykkelig sier det, og senest 20 dager før avreise. Er økningen mer enn 8 % av prisen, kan du heve avtalen.
- Du kan heve avtalen uten gebyr og få alt tilbake hvis vesentlige deler av reisen, utenom prisen, endres betydelig.
- Under særlige omstendigheter, for eksempel alvorlige sikkerhetsproblemer på reisemålet, kan du heve avtalen uten gebyr før avreise.
- Du kan når som helst før avreise avbestille mot et rimelig gebyr som kan begrunnes.
- Kan viktige deler ikke leveres etter avreise, får du tilbud om egnede alternativer uten ekstra kostnad.
- Du har krav på prisavslag eller erstatning hvis tjenestene ikke leveres eller leveres mangelfullt.
- Vi skal hjelpe deg hvis du kommer i vanskeligheter.
- Blir vi insolvente, betales pengene tilbake, og inngår transport, er hjemreisen sikret.
`
