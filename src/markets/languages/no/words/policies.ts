import type { PoliciesWords } from '../../en/words/policies.ts'

export const policies: PoliciesWords = {
  'cookies-policy': {
    title: 'Informasjonskapsler',
    description: 'Hvilke informasjonskapsler butikken bruker, til hva og hvor lenge.',
    body: `
En informasjonskapsel er en liten lapp som nettleseren din tar vare på for et nettsted. Noen trengs for at butikken skal virke; de andre settes først når du har sagt ja.

## Nødvendige

{cookies}

## Med ditt samtykke

- **Tilpasning**: kundechat og sammenligning av to versjoner av en side.
- **Målretting**: måling av hvilken annonse som førte deg hit.

Ingenting i den andre gruppen lastes før du har sagt ja. Du kan ombestemme deg når som helst: [velg informasjonskapsler](#manage-cookie-preferences).

## På enheten din

{device}`,
  },
  'terms-conditions': {
    title: 'Vilkår',
    description: 'Hva du og vi blir enige om når du bestiller: pris og betaling, endringer, avbestilling, reklamasjon og reisegaranti.',
    body: `
Vilkårene gjelder for alle pakkereiser som bestilles på dette nettstedet. De begrenser ikke rettighetene loven gir deg.

Dette er en eksempelbutikk: den går mot en sandkasse, og ingenting bestilles eller trekkes på ordentlig. En arrangør setter inn sine egne vilkår her.

## 1. Avtalen

Forespørselen din blir en avtale når vi sender bekreftelsen. Er en del på forespørsel, begynner avtalen når den delen er bekreftet; fram til da trekkes ingenting fra kortet.

## 2. Pris og betaling

Prisen omfatter alt som står under «Inkludert» på tursiden, med skatter og honoraret vårt. Det du betaler på stedet, står for seg. Avhengig av avgangen betaler du alt på én gang, i to deler eller i avdrag; datoene vises før du velger.

## 3. Endringer fra deg

Navn kan endres gratis inntil sju dager før avreise. Datoer, rom og tillegg kan endres så lenge det er plass; prisforskjellen vises før du sier ja.

## 4. Avbestilling fra deg

Gebyret avhenger av hvor lenge før avreise du avbestiller. Satsene står på turens side; i bestillingen ser du dem en gang til, med datoene for din egen tur, før du betaler.

Du kan dokumentere at tapet vårt var mindre.

## 5. Endring og avlysning fra oss

Har færre enn minste antall bestilt, kan vi avlyse inntil 21 dager før avreise og betale alt tilbake. Det samme gjelder hvis forhold utenfor vår kontroll gjør turen umulig.

## 6. Hvis noe er galt

Si fra til guiden eller nødtelefonen med en gang, så vi kan rette det opp. Du kan kreve prisavslag inntil to år etter hjemkomst.

## 7. Reisegaranti

Betalingene dine er sikret slik pakkereiseloven krever. Garantibeviset følger med bekreftelsen.

## 8. Lov og tvister

Loven i landet du bor i, beskytter deg som forbruker. Vi deltar i nemndsbehandling når loven krever det.`,
  },
  'privacy-policy': {
    title: 'Personvern',
    description: 'Hvilke opplysninger vi trenger, hvorfor, hvem som ser dem, og rettighetene dine.',
    body: `
Vi spør om det en tur krever, og ingenting annet.

## Hva vi tar vare på

- **For å bestille**: navn, fødselsdatoer, kontaktopplysninger og, der et land krever det, passopplysninger. De går til bestillingssystemet og til hotellene, guidene og transportørene på turen din.
- **For å få betalt**: Kortopplysningene går rett til betalingsleverandøren. Vi får bare vite om det gikk.
- **For å svare deg**: det du skriver i kontaktskjemaet, går som e-post til teamet vårt. Butikken beholder ingen kopi.
- **For å drive butikken**: serverlogger uten navn, lagret i 30 dager.

## På hvilket grunnlag

Oppfyllelse av avtalen med deg; lovpålagte plikter som regnskap; samtykket ditt der vi ber om det.

## Hvor det blir

Butikken har ikke noe kunderegister selv. Det du lagrer av en bestilling, ligger i arrangørens bestillingssystem. For hver bestilling oppbevarer butikken det som trengs for å fortsette: hvilke steg som er ferdige, hvordan det står til med betalingen og, forseglet, det et skjema inneholdt, i ett døgn eller like lenge som en lenke du har bedt om. Alt dette slettes 30 dager etter siste endring.

## Rettighetene dine

Du kan be om å få se, rette, flytte eller slette opplysningene dine, protestere mot bruken av dem og klage til Datatilsynet. Skriv til adressen nederst på siden.`,
  },
  faq: {
    title: 'Spørsmål og svar',
    description: 'Bestille, betale, endre, reise: de korte svarene.',
    body: `
## Bestille

### Må jeg ha en konto?

Nei. Du bestiller som gjest. En konto samler bare bestillingene dine på ett sted.

### Hvor lenge holdes prisen min?

Fra du begynner å bestille til klokkeslettet som står der, vanligvis ut dagen. Vi sjekker priser og plasser en gang til før du betaler, og spør deg hvis noe er endret.

### Hva betyr «på forespørsel»?

Et hotell eller en guide må fortsatt bekrefte. Det tar høyst to virkedager, og ingenting trekkes fra kortet før det.

## Betale

### Hvordan kan jeg betale?

Med kort overalt; i euroland også med SEPA-trekk og iDEAL. Avhengig av avgangen betaler du alt på én gang, i to deler eller i avdrag.

### Er kortet mitt trygt?

Kortfeltene tilhører betalingsleverandøren og er aldri innom serverne våre. Banken kan be deg godkjenne betalingen.

### Hvor skriver jeg inn en rabattkode?

I betalingssteget, under prisen. En kode gjelder én gang per bestilling.

## Endre og avbestille

### Kan jeg endre bestillingen?

Ja, så lenge det er plass. Åpne lenken i bekreftelsen: Du ser prisforskjellen før noe endres.

### Hva koster det å avbestille?

Det kommer an på hvor tidlig du sier fra: se [vilkårene](/terms-conditions). Når du bestiller, ser du datoene for din egen tur.

## Underveis

### Er fly inkludert?

Bare når det står på tursiden. De fleste turene begynner og slutter på en stasjon eller i en havn.

### Hvilke papirer trenger jeg?

Se [reiserådene](/travel-advice) våre og dem fra Utenriksdepartementet.

### Jeg har særlige behov. Kan jeg være med?

Veldig ofte, ja. [Si fra](/contact-us) før du bestiller, så svarer vi ærlig på hva et sted kan by på og ikke.`,
  },
}
