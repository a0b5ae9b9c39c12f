import type { PagesWords } from '../../en/words/pages.ts'

export const pages: PagesWords = {
  aboutUs: {
    slug: 'om-os',
    title: 'Vi planlægger rejser i roligt tempo',
    description: 'Hvem vi er, hvordan vi vælger vores ture, og hvad vi lover.',
    body: `
{brand} begyndte med en tidevandstabel på papir og et spørgsmål: Hvad nu, hvis rejsen fulgte stedet i stedet for køreplanen? Vi er et lille hold planlæggere, guider og venner af kokke. Vi sælger kun ture, som en af os har rejst, på den årstid, vi anbefaler dem til.

## Sådan kommer en tur ind hos os

- En af os rejser den, med bus og tog, hvor det kan lade sig gøre.
- Hvert overnatningssted drives af folk, der bor i nærheden.
- Ingen dag har mere end fire timer på farten, medmindre vejen selv er grunden til at tage af sted.
- Vi tager tilbage hvert andet år, eller tager turen af.

## Hvad vi lover

Den første pris, du ser, er den, du betaler. Det, der betales på stedet, står med beløb. Går en dato ikke, siger vi det, før du har udfyldt et eneste felt.

> En god dag har én plan og to overraskelser.

Spørgsmål? [Skriv eller ring til os](/contact-us), eller læs [spørgsmål og svar](/faq).`,
  },
  contactUs: {
    slug: 'kontakt-os',
    title: 'Tal med os',
    description: 'På telefon, på e-mail eller med supportkoden ved hånden.',
    body: `
Her svarer mennesker, på dit sprog så vidt vi kan. Mange svar står allerede under [spørgsmål og svar](/faq).

## Før rejsen

Hav dit bestillingsnummer klar: det står på din bekræftelse og begynder med TM. Det er nemmest at ændre dato eller værelse indtil 30 dage før afrejsen.

## Under rejsen

Nødnummeret ovenfor, som også står på dine rejsedokumenter, er bemandet dag og nat. Ring til det først, hvis noget går galt; som regel er det ordnet, mens du får en kop kaffe.

## Hvis en side ikke virkede

Giv os supportkoden, der står på den. Så ved vi, hvad der skete, uden at du skal forklare det.`,
  },
  travelAdvice: {
    slug: 'rejserad',
    title: 'Rejseråd',
    description: 'Papirer, helbred, penge og vejr: hvad du ordner hvornår.',
    body: `
Regler ændrer sig oftere end sider. Læs derfor også Udenrigsministeriets råd, én gang når du bestiller, og igen ugen før du rejser.

## Papirer

- Inden for Schengen er et nationalt id-kort nok for EU-borgere, hvis dit land udsteder et; danske statsborgere rejser med pas. Til Storbritannien skal alle have pas.
- Ellers bør passet være gyldigt i seks måneder efter hjemkomsten.
- Børn skal have deres eget dokument. Rejser et barn med kun den ene forælder, så tag den andens skriftlige samtykke med.

## Helbred

Spørg din læge eller en rejseklinik seks til otte uger i forvejen. Hav medicin i håndbagagen, i pakningen og med recepten.

## Penge

Kort virker næsten overalt, hvor vi rejser. Til markeder, drikkepenge og bjerghytter bør du have kontanter til en dag.

## Vejr

Årstiden står på hver turs side. Uden for byerne pakker du til en årstid koldere, end du tror; i bjergene til to.`,
  },
  slowTravel: {
    slug: 'rejs-langsomt',
    title: 'Rejs langsomt',
    description: 'Længere ophold, mindre bagage, flere formiddage uden planer.',
    body: `
To nætter er et besøg. Tre er begyndelsen på et ophold: Du ved, hvilken bager der åbner først, og dér ved de, hvad du skal have.

Vores langsomme ture bliver mindst tre nætter hvert sted og lader hver anden eftermiddag stå tom med vilje. De koster omtrent det samme som hurtigere ture, fordi pengene går til værelser og middage i stedet for transport.

## Gode at begynde med

- Øer, hvor færgen alligevel bestemmer
- Vinland efter høsten
- En by og bakkerne bag den

[Find en tur](/tours)`,
  },
  byRail: {
    slug: 'med-tog-og-faerge',
    title: 'Med tog og færge',
    description: 'Kom frem, som landskabet har tænkt det: midt igennem det.',
    body: `
I de fleste lande er vinduespladsen i toget den bedste plads, der findes. Vi ved, hvilken side du skal sidde i.

På togturene er pladser og kahytter reserveret, bagagen bliver kørt mellem stationerne, hvor det kan lade sig gøre, og et skift giver tid til en suppe. Bliver et tog aflyst, bestiller vi om, og betaler natten, hvis det næste først går i morgen.

## Godt at vide

- Togture udleder i snit en femtedel af samme strækning med fly.
- Nattog bestilles som egen kupé, hvis du ikke siger andet.
- Færger med kahytter er rigtige skibe: Tag noget varmt med til dækket.

[Find en tur](/tours)`,
  },
  smallGroups: {
    slug: 'sma-grupper',
    title: 'Små grupper',
    description: 'Aldrig mere end fjorten, altid med en, der bor der.',
    body: `
Der er plads til fjorten om ét bord. Det er hele idéen.

Hver gruppe har en lokal guide fra den første middag til den sidste morgenmad. Man kan altid springe noget over i stilhed, og ingen bærer flag.

## At rejse alene

Omkring en tredjedel af vores gæster kommer alene. Et enkeltværelse får du for det tillæg, der står på turens side; vi beder aldrig fremmede om at dele.

## Garanterede afgange

Når seks har bestilt, bliver turen til noget. Indtil da siger vi, hvor mange der mangler.`,
  },
  families: {
    slug: 'med-born',
    title: 'Med børn',
    description: 'Korte dage, gode senge og noget at finde ud af hver eftermiddag.',
    body: `
Børn husker færgen, hunden på gården og den aften, de måtte blive længe oppe. Så vi planlægger omkring det.

Familieturene har ingen transport på over to timer, værelser med dør imellem eller til fire, og aftensmad før syv for den, der vil. Prisen for hvert barn vises efter alder, før du bestiller.

## Alder

De fleste ture passer til børn fra seks år. Kræver en vandretur eller en båd en højere alder, står det på turens side.`,
  },
  footprint: {
    slug: 'vores-aftryk',
    title: 'Vores aftryk',
    description: 'Hvad vores ture udleder, hvad vi gør ved det, og hvad vi ikke kan løse endnu.',
    body: `
Rejser har en pris, der ikke står på fakturaen. Vi regner den ud og skriver den op.

## Hvad vi gør

- Vi planlægger med tog og færge først og viser kun fly dér, hvor havet ikke giver nogen anden vej.
- Værelserne er i huse med færre end fyrre senge, alle steder hvor der er et valg.
- Vi betaler guider mere end den lokale takst, inden for fjorten dage.

## Hvad vi ikke gør

Vi kalder ingen rejse klimaneutral. Et certifikat gør ikke en flyvetur ugjort.

## Hvad der er tilbage

At komme til startstedet er den største del, og den vælger du. Sig til, hvis du kommer med tog: Vi lægger den første aftale efter det.`,
  },
  accessibility: {
    slug: 'tilgaengelighed',
    title: 'Tilgængelighedserklæring',
    description: 'Hvor tilgængelig butikken er, hvad der mangler, og hvem du kan sige det til.',
    body: `
Erklæringen gælder webstedet for {brand}. Alle skal kunne finde, sammenligne og bestille en rejse her, og hvor det ikke går endnu, siger vi det.

## Hvad vi måler os mod

Retningslinjerne for tilgængeligt webindhold (WCAG) 2.2, niveau AA, og den europæiske standard EN 301 549, som EU’s tilgængelighedsdirektiv kræver af netbutikker.

## Hvor vi står

Efter vores egne test følger webstedet retningslinjerne, bortset fra undtagelserne nedenfor. Det virker med tastatur alene, med skærmlæser, i et vindue på 320 pixel og, frem til betalingen, uden scripts. Programmer kontrollerer hver slags side før hver ny version.

## Hvad der ikke virker endnu

- Felterne til kortnumre tilhører betalingstjenesten og er uden for vores rækkevidde. [Sig til](/contact-us), hvis de volder besvær, så finder vi en anden vej.
- Rutekort er tegninger. Det, de viser, står også ved siden af som en liste over stederne.
- Navne på steder og hoteller er ikke mærket med deres eget sprog, så en skærmlæser kan udtale dem mærkeligt.
- Mennesker med handicap har ikke testet webstedet for os endnu. Det, de finder, kommer til at stå her.

## Sig det til os

Hvis noget stopper dig, så [skriv eller ring](/contact-us). Vi svarer inden for én hverdag og hjælper dig på en anden måde, for eksempel med en bestilling på telefon.

## Hvis vores svar ikke hjælper

Du kan henvende dig til den myndighed, der fører tilsyn med tilgængelighed: {authority}.`,
  },
}
