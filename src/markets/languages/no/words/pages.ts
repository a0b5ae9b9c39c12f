import type { PagesWords } from '../../en/words/pages.ts'

export const pages: PagesWords = {
  aboutUs: {
    slug: 'om-oss',
    title: 'Vi planlegger reiser i rolig takt',
    description: 'Hvem vi er, hvordan vi velger turene, og hva vi lover.',
    body: `
{brand} begynte med en tidevannstabell på papir og et spørsmål: Hva om reisen fulgte stedet i stedet for ruteplanen? Vi er en liten gjeng planleggere, guider og venner av kokker. Vi selger bare turer som en av oss selv har vært på, i den årstiden vi anbefaler dem.

## Slik kommer en tur inn hos oss

- En av oss reiser den, med buss og tog der det går.
- Alle steder du overnatter, drives av folk som bor i nærheten.
- Ingen dag har mer enn fire timer på veien, med mindre veien selv er grunnen til å dra.
- Vi drar tilbake hvert andre år, eller tar turen ut.

## Hva vi lover

Den første prisen du ser, er prisen du betaler. Det som betales på stedet, står oppført med beløp. Går ikke en dato, sier vi det før du har fylt ut et eneste felt.

> En god dag har én plan og to overraskelser.

Spørsmål? [Skriv eller ring til oss](/contact-us), eller les [spørsmål og svar](/faq).`,
  },
  contactUs: {
    slug: 'kontakt-oss',
    title: 'Snakk med oss',
    description: 'På telefon, på e-post, eller med støttekoden for hånden.',
    body: `
Her svarer mennesker, på språket ditt så langt vi kan. Mange svar står allerede blant [spørsmål og svar](/faq).

## Før reisen

Ha bestillingsnummeret klart: det står på bekreftelsen og begynner med TM. Det er enklest å endre dato eller rom inntil 30 dager før avreise.

## Under reisen

Nødnummeret ovenfor, som også står på reisedokumentene, er betjent dag og natt. Ring det først hvis noe går galt; som oftest er det ordnet mens du tar en kaffe.

## Hvis en side ikke virket

Gi oss støttekoden som står på den. Da vet vi hva som skjedde, uten at du må forklare det.`,
  },
  travelAdvice: {
    slug: 'reiserad',
    title: 'Reiseråd',
    description: 'Papirer, helse, penger og vær: hva du ordner, og når.',
    body: `
Regler endres oftere enn nettsider. Les derfor også rådene fra Utenriksdepartementet, én gang når du bestiller og én gang uka før du reiser.

## Papirer

- Innenfor Schengen holder nasjonalt ID-kort for borgere av EØS-landene. Til Storbritannia trenger du pass.
- Ellers bør passet være gyldig i seks måneder etter hjemreisen.
- Barn må ha eget dokument. Reiser et barn med én forelder, ta med skriftlig samtykke fra den andre.

## Helse

Spør legen eller en reiseklinikk seks til åtte uker i forveien. Ha medisiner i håndbagasjen, i pakningen og med resepten.

## Penger

Kort virker nesten overalt der vi reiser. Til markeder, tips og fjellhytter bør du ha kontanter for en dag.

## Vær

Årstiden står på hver turside. Utenfor byene pakker du for én årstid kaldere enn du tror; i fjellet for to.`,
  },
  slowTravel: {
    slug: 'reis-langsomt',
    title: 'Reis langsomt',
    description: 'Lengre opphold, mindre bagasje, flere morgener uten planer.',
    body: `
To netter er et besøk. Tre er begynnelsen på et opphold: Du vet hvilket bakeri som åpner først, og der vet de hva du skal ha.

De langsomme turene våre blir minst tre netter på hvert sted og lar annenhver ettermiddag stå tom med vilje. De koster omtrent det samme som raskere turer, fordi pengene går til rom og middager i stedet for transport.

## Fine å begynne med

- Øyer, der det uansett er ferga som bestemmer
- Vinland etter innhøstingen
- Én by og åsene bak den

[Finn en tur](/tours)`,
  },
  byRail: {
    slug: 'med-tog-og-ferge',
    title: 'Med tog og ferge',
    description: 'Kom fram slik landskapet har tenkt det: tvers gjennom det.',
    body: `
I de fleste land er vindusplassen på toget den beste plassen som finnes. Vi vet hvilken side du bør sitte på.

På togturene er plasser og lugarer reservert, bagasjen blir kjørt mellom stasjonene der det finnes en slik tjeneste, og du rekker en suppe når du bytter tog. Blir et tog innstilt, bestiller vi om, og betaler natten hvis det neste går i morgen.

## Verdt å vite

- Togturer slipper i snitt ut en femdel av samme rute med fly.
- Nattog bestilles som privat kupé hvis du ikke sier noe annet.
- Ferger med lugar er ordentlige skip: Ta med noe varmt til dekk.

[Finn en tur](/tours)`,
  },
  smallGroups: {
    slug: 'sma-grupper',
    title: 'Små grupper',
    description: 'Aldri mer enn fjorten personer, alltid med en som bor der.',
    body: `
Det er plass til fjorten rundt ett bord. Det er hele ideen.

Hver gruppe har en lokal guide fra den første middagen til den siste frokosten. Det går alltid an å stå over noe i stillhet, og ingen bærer flagg.

## Å reise alene

Omtrent en tredel av gjestene kommer alene. Et enkeltrom får du for tillegget som står på tursiden; vi ber aldri fremmede om å dele.

## Garanterte avganger

Når seks har bestilt, går turen. Fram til da sier vi hvor mange som mangler.`,
  },
  families: {
    slug: 'med-barn',
    title: 'Med barn',
    description: 'Korte dager, gode senger og noe å finne ut hver ettermiddag.',
    body: `
Barn husker ferga, hunden på gården og kvelden de fikk være lenge oppe. Så vi planlegger rundt det.

Familieturene har ingen transport på over to timer, rom med dør imellom eller plass til fire, og middag før sju for den som vil. Prisen for hvert barn vises etter alder, før du bestiller.

## Alder

De fleste turene passer for barn fra seks år. Krever en tur til fots eller med båt en høyere alder, står det på tursiden.`,
  },
  footprint: {
    slug: 'fotavtrykket-vart',
    title: 'Fotavtrykket vårt',
    description: 'Hva turene våre slipper ut, hva vi gjør med det, og hva vi ikke får til ennå.',
    body: `
Reiser har en kostnad som ikke står på fakturaen. Vi regner den ut, og skriver den opp.

## Hva vi gjør

- Vi planlegger med tog og ferge først, og viser fly bare der havet ikke gir noen annen vei.
- Rommene er i hus med færre enn førti senger, overalt der det finnes et valg.
- Vi betaler guidene mer enn lokal sats, innen fjorten dager.

## Hva vi ikke gjør

Vi kaller ingen tur klimanøytral. Et sertifikat gjør ikke en flytur ugjort.

## Hva som er igjen

Å komme seg til startstedet er den største delen, og den velger du. Si fra hvis du kommer med tog: Da legger vi den første avtalen etter det.`,
  },
  accessibility: {
    slug: 'tilgjengelighet',
    title: 'Tilgjengelighetserklæring',
    description: 'Hvor tilgjengelig butikken er, hva som mangler, og hvem du kan si fra til.',
    body: `
Denne erklæringen gjelder nettstedet til {brand}. Alle skal kunne finne, sammenligne og bestille en reise her, og der det ikke går ennå, sier vi det.

## Hva vi måler oss mot

Retningslinjene for tilgjengelig webinnhold (WCAG) 2.2, nivå AA, og den europeiske standarden EN 301 549, slik EUs tilgjengelighetsdirektiv krever av nettbutikker.

## Hvor vi står

Etter våre egne tester følger nettstedet retningslinjene, bortsett fra unntakene nedenfor. Det virker med bare tastatur, med skjermleser, i et vindu på 320 piksler og, frem til betalingen, uten skript. Programmer kontrollerer hver type side før hver ny versjon.

## Hva som ikke virker ennå

- Feltene for kortnummer tilhører betalingsleverandøren og er utenfor vår rekkevidde. [Si fra](/contact-us) hvis de skaper problemer, så finner vi en annen vei.
- Rutekart er tegninger. Det de viser, står også ved siden av som en liste over stedene.
- Navn på steder og hoteller er ikke merket med sitt eget språk, så en skjermleser kan uttale dem rart.
- Personer med nedsatt funksjonsevne har ikke testet nettstedet for oss ennå. Det de finner, kommer til å stå her.

## Si fra til oss

Hvis noe stopper deg, [skriv eller ring](/contact-us). Vi svarer innen én virkedag og hjelper deg på en annen måte, for eksempel med en bestilling på telefon.

## Hvis svaret vårt ikke hjelper

Du kan henvende deg til myndigheten som fører tilsyn med tilgjengelighet: {authority}.`,
  },
}
