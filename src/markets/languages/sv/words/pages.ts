import type { PagesWords } from '../../en/words/pages.ts'

export const pages: PagesWords = {
  aboutUs: {
    slug: 'om-oss',
    title: 'Vi planerar resor i lugn takt',
    description: 'Vilka vi är, hur vi väljer våra resor och vad vi lovar.',
    body: `
{brand} började med en tidvattentabell på papper och en fråga: Tänk om resan följde platsen i stället för tidtabellen? Vi är en liten grupp planerare, guider och vänner till kockar. Vi säljer bara resor som någon av oss har gjort, under den årstid vi rekommenderar dem.

## Så kommer en resa in hos oss

- Någon av oss gör den, kollektivt där det går.
- Varje boende drivs av människor som bor i närheten.
- Ingen dag har mer än fyra timmars resväg, om inte vägen själv är skälet att åka.
- Vi åker tillbaka vartannat år, eller tar bort resan.

## Vad vi lovar

Det första priset du ser är priset du betalar. Det som betalas på plats står med belopp. Går ett datum inte, säger vi det innan du har fyllt i ett enda fält.

> En bra dag har en plan och två överraskningar.

Frågor? [Skriv eller ring till oss](/contact-us), eller läs [frågor och svar](/faq).`,
  },
  contactUs: {
    slug: 'kontakta-oss',
    title: 'Prata med oss',
    description: 'Per telefon, per e-post eller med supportkoden till hands.',
    body: `
Här svarar människor, på ditt språk så långt vi kan. Många svar finns redan bland [frågor och svar](/faq).

## Före resan

Ha bokningsnumret redo: det står på din bekräftelse och börjar med TM. Det är lättast att ändra datum eller rum till och med 30 dagar före avresan.

## Under resan

Nödnumret ovan, som också står i dina resehandlingar, är bemannat dygnet runt. Ring det först om något går fel; oftast är det löst medan du tar en kaffe.

## Om en sida inte fungerade

Berätta supportkoden som står på den. Då vet vi vad som hände utan att du behöver beskriva det.`,
  },
  travelAdvice: {
    slug: 'reserad',
    title: 'Reseråd',
    description: 'Handlingar, hälsa, pengar och väder: vad du ordnar, och när.',
    body: `
Regler ändras oftare än sidor. Läs därför också utrikesdepartementets råd, en gång när du bokar och en gång till veckan innan du reser.

## Handlingar

- Inom Schengen räcker ett nationellt id-kort för EU-medborgare. Till Storbritannien behöver du pass.
- I övrigt bör passet gälla i sex månader efter hemkomsten.
- Barn behöver en egen handling. Reser ett barn med bara en förälder, ta med den andras skriftliga medgivande.

## Hälsa

Fråga din läkare eller en vaccinationsmottagning sex till åtta veckor innan. Ha läkemedel i handbagaget, i förpackningen och med receptet.

## Pengar

Kort fungerar nästan överallt dit vi åker. Till marknader, dricks och fjällstugor kan du ha kontanter för en dag.

## Väder

Årstiden står på varje resas sida. Packa utanför städerna för en årstid kallare än du tror; i bergen för två.`,
  },
  slowTravel: {
    slug: 'res-langsamt',
    title: 'Res långsamt',
    description: 'Stanna längre, bär mindre, fler förmiddagar utan planer.',
    body: `
Två nätter är ett besök. Tre är början på en vistelse: Du vet vilket bageri som öppnar först, och där vet de vad du brukar ta.

Våra långsamma resor stannar minst tre nätter på varje plats och lämnar varannan eftermiddag tom med flit. De kostar ungefär lika mycket som snabbare resor, eftersom pengarna går till rum och middagar i stället för transporter.

## Bra att börja med

- Öar, där färjan ändå bestämmer
- Vindistrikt efter skörden
- En stad och kullarna bakom den

[Hitta en resa](/tours)`,
  },
  byRail: {
    slug: 'med-tag-och-farja',
    title: 'Med tåg och färja',
    description: 'Kom fram så som landskapet har tänkt det: rakt igenom det.',
    body: `
I de flesta länder är fönsterplatsen på tåget den bästa plats som finns. Vi vet vilken sida du ska sitta på.

På tågresorna är platser och hytter reserverade, bagaget körs mellan stationerna där det går, och bytena lämnar tid för en soppa. Ställs ett tåg in bokar vi om, och betalar natten om nästa går i morgon.

## Bra att veta

- Tågresor släpper i snitt ut en femtedel av samma sträcka med flyg.
- Nattåg bokas som egen kupé om du inte säger något annat.
- Färjor med hytter är riktiga fartyg: Ta med något varmt till däck.

[Hitta en resa](/tours)`,
  },
  smallGroups: {
    slug: 'sma-grupper',
    title: 'Små grupper',
    description: 'Aldrig fler än fjorton, alltid med någon som bor där.',
    body: `
Fjorton får plats runt ett bord. Det är hela idén.

Varje grupp har en lokal guide, från den första middagen till den sista frukosten. Det går alltid att stå över något i tysthet, och ingen bär någon flagga.

## Resa ensam

Ungefär en tredjedel av våra gäster kommer ensamma. Ett enkelrum får du för det tillägg som står på resans sida; vi ber aldrig främlingar att dela.

## Garanterade avgångar

När sex personer har bokat blir resan av. Fram till dess säger vi hur många som saknas.`,
  },
  families: {
    slug: 'med-barn',
    title: 'Med barn',
    description: 'Korta dagar, sköna sängar och något att ta reda på varje eftermiddag.',
    body: `
Barn minns färjan, hunden på gården och kvällen de fick vara uppe länge. Så vi planerar runt det.

Familjeresorna har ingen transport över två timmar, rum med dörr emellan eller för fyra, och middag före sju för den som vill. Priset för varje barn visas efter ålder innan du bokar.

## Ålder

De flesta resor passar barn från sex år. Kräver en vandring eller båt högre ålder står det på resans sida.`,
  },
  footprint: {
    slug: 'vart-avtryck',
    title: 'Vårt avtryck',
    description: 'Vad våra resor släpper ut, vad vi gör åt det och vad vi inte kan lösa än.',
    body: `
Resande har en kostnad som inte står på fakturan. Vi räknar den, och skriver ut den.

## Vad vi gör

- Vi planerar först med tåg och färja, och visar flyg bara där havet inte lämnar någon annan väg.
- Rummen finns i hus med färre än fyrtio bäddar överallt där det finns ett val.
- Vi betalar guider mer än lokal taxa, inom fjorton dagar.

## Vad vi inte gör

Vi kallar ingen resa klimatneutral. Ett certifikat gör inte en flygresa ogjord.

## Vad som återstår

Att ta sig till startorten är den största delen, och den väljer du. Säg till om du kommer med tåg: Vi lägger det första mötet efter det.`,
  },
  accessibility: {
    slug: 'tillganglighet',
    title: 'Tillgänglighetsredogörelse',
    description: 'Hur tillgänglig butiken är, vad som saknas och vem du kan berätta det för.',
    body: `
Redogörelsen gäller webbplatsen för {brand}. Alla ska kunna hitta, jämföra och boka en resa här, och där det inte går än säger vi det.

## Vad vi mäter oss mot

Riktlinjerna för tillgängligt webbinnehåll (WCAG) 2.2, nivå AA, och den europeiska standarden EN 301 549, så som EU:s tillgänglighetsdirektiv kräver av webbutiker.

## Var vi står

Enligt våra egna tester följer webbplatsen riktlinjerna, utom i undantagen nedan. Den fungerar med bara tangentbord, med skärmläsare, i ett fönster på 320 bildpunkter och, fram till betalningen, utan skript. Program kontrollerar varje sorts sida före varje ny version.

## Vad som inte fungerar än

- Fälten för kortnummer tillhör betaltjänsten och ligger utanför vår räckvidd. [Säg till](/contact-us) om de ställer till besvär, så hittar vi en annan väg.
- Ruttkartor är teckningar. Det de visar står också bredvid som en lista över platserna.
- Namn på platser och hotell är inte märkta med sitt eget språk, så en skärmläsare kan uttala dem konstigt.
- Personer med funktionsnedsättning har inte testat webbplatsen åt oss än. Det de hittar kommer att stå här.

## Berätta för oss

Om något hindrar dig, [skriv eller ring](/contact-us). Vi svarar inom en arbetsdag och hjälper dig på annat sätt, till exempel med en bokning per telefon.

## Om vårt svar inte hjälper

Du kan vända dig till myndigheten som har tillsyn över tillgängligheten: {authority}.`,
  },
}
