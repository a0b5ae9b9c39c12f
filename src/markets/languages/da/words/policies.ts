import type { PoliciesWords } from '../../en/words/policies.ts'

export const policies: PoliciesWords = {
  'cookies-policy': {
    title: 'Cookies',
    description: 'Hvilke cookies butikken sætter, til hvad og hvor længe.',
    body: `
En cookie er en lille seddel, som din browser gemmer for et websted. Nogle er nødvendige, for at butikken virker; de andre sættes først, når du har sagt ja.

## Nødvendige

{cookies}

## Med dit samtykke

- **Tilpasning**: supportchat og sammenligning af to udgaver af en side.
- **Målretning**: måling af, hvilken annonce der førte dig hertil.

Intet i den anden gruppe indlæses, før du har sagt ja. Du kan ombestemme dig når som helst: [administrer cookies](#manage-cookie-preferences).

## På din enhed

{device}`,
  },
  'terms-conditions': {
    title: 'Vilkår',
    description: 'Hvad du og vi aftaler, når du bestiller: pris og betaling, ændringer, afbestilling, reklamation og rejsegaranti.',
    body: `
Vilkårene gælder for alle pakkerejser, der bestilles på dette websted. De begrænser ikke de rettigheder, loven giver dig.

Dette er en eksempelbutik: den kører mod en sandkasse, og intet bestilles eller trækkes på rigtigt. En arrangør indsætter sine egne vilkår her.

## 1. Aftalen

Din forespørgsel bliver en aftale, når vi sender bekræftelsen. Er en del på forespørgsel, begynder aftalen, når den del er bekræftet; indtil da trækkes intet på dit kort.

## 2. Pris og betaling

Prisen omfatter alt, hvad der står under »Inkluderet« på turens side, med afgifter og vores honorar. Det, du betaler på stedet, står for sig. Afhængigt af afgangen betaler du på én gang, i to dele eller i rater; datoerne vises, før du vælger.

## 3. Ændringer fra din side

Navne kan ændres gratis indtil syv dage før afrejsen. Datoer, værelser og tilvalg kan ændres, så længe der er plads; prisforskellen vises, før du siger ja.

## 4. Afbestilling fra din side

Gebyret afhænger af, hvor længe før afrejsen du afbestiller. Satserne står på turens side; i bestillingen ser du dem en gang til, med datoerne for din egen rejse, før du betaler.

Du må gerne vise, at vores tab var mindre.

## 5. Ændring og aflysning fra vores side

Har færre end mindsteantallet bestilt, kan vi aflyse indtil 21 dage før afrejsen og betaler alt tilbage. Det samme gælder, hvis begivenheder uden for vores kontrol gør rejsen umulig.

## 6. Hvis noget er galt

Sig det straks til guiden eller nødtelefonen, så vi kan rette op på det. Du kan kræve prisnedsættelse inden for to år efter hjemkomsten.

## 7. Rejsegaranti

Dine betalinger er beskyttet, som pakkerejseloven kræver. Beviset følger med bekræftelsen.

## 8. Lov og tvister

Loven i det land, hvor du bor, beskytter dig som forbruger. Vi deltager i nævnsbehandling, når loven kræver det.`,
  },
  'privacy-policy': {
    title: 'Privatliv',
    description: 'Hvilke oplysninger vi har brug for, hvorfor, hvem der ser dem, og dine rettigheder.',
    body: `
Vi spørger om det, en rejse kræver, og ikke andet.

## Hvad vi gemmer

- **For at bestille**: navne, fødselsdatoer, kontaktoplysninger og, hvor et land kræver det, pasoplysninger. De går til bookingsystemet og til hoteller, guider og transportører på din rejse.
- **For at få betaling**: kortoplysninger går direkte til betalingstjenesten. Vi får kun at vide, om det lykkedes.
- **For at svare dig**: det, du skriver i kontaktformularen, går som e-mail til vores team. Butikken gemmer ingen kopi.
- **For at drive butikken**: serverlogge uden navne, gemt i 30 dage.

## På hvilket grundlag

Opfyldelse af vores aftale med dig; retlige pligter som bogføring; dit samtykke, hvor vi beder om det.

## Hvor det bliver

Butikken har ikke selv noget kundekartotek. Det, du gemmer af en bestilling, ligger i arrangørens bestillingssystem. For hver bestilling opbevarer butikken det, der skal til for at fortsætte: hvilke trin der er færdige, hvordan det står til med betalingen og, forseglet, hvad en formular indeholdt, i et døgn eller lige så længe som et link, du har bedt om. Alt dette slettes 30 dage efter den seneste ændring.

## Dine rettigheder

Du kan bede om at se, rette, flytte eller slette dine oplysninger, gøre indsigelse mod brugen og klage til Datatilsynet. Skriv til adressen nederst på siden.`,
  },
  faq: {
    title: 'Spørgsmål og svar',
    description: 'Bestille, betale, ændre, rejse: de korte svar.',
    body: `
## Bestille

### Skal jeg have en konto?

Nej. Du bestiller som gæst. En konto samler bare dine bestillinger ét sted.

### Hvor længe gælder min pris?

Fra du begynder at bestille, til det tidspunkt, der står dér, som regel dagen ud. Vi tjekker priser og pladser en gang til, før du betaler, og spørger dig, hvis noget er ændret.

### Hvad betyder »på forespørgsel«?

Et hotel eller en guide mangler stadig at bekræfte. Det tager højst to hverdage, og intet trækkes på dit kort inden da.

## Betale

### Hvordan kan jeg betale?

Med kort overalt; i eurolande også med SEPA-opkrævning og iDEAL. Afhængigt af afgangen betaler du på én gang, i to dele eller i rater.

### Er mit kort i sikkerhed?

Kortfelterne tilhører betalingstjenesten og rører aldrig vores servere. Banken kan bede dig godkende betalingen.

### Hvor skriver jeg en rabatkode?

I betalingstrinnet, under prisen. En kode gælder én gang per bestilling.

## Ændre og afbestille

### Kan jeg ændre min bestilling?

Ja, så længe der er plads. Åbn linket i bekræftelsen: Du ser prisforskellen, før noget ændres.

### Hvad koster det at afbestille?

Det afhænger af, hvor tidligt du siger til: se [vilkårene](/terms-conditions). Når du bestiller, ser du datoerne for din egen rejse.

## Undervejs

### Er fly inkluderet?

Kun når turens side siger det. De fleste ture begynder og slutter ved en station eller havn.

### Hvilke papirer skal jeg have?

Se vores [rejseråd](/travel-advice) og Udenrigsministeriets.

### Jeg har særlige behov. Kan jeg komme med?

Meget ofte, ja. [Fortæl os det](/contact-us), før du bestiller, så siger vi ærligt, hvad et sted kan byde på, og hvad det ikke kan.`,
  },
}
