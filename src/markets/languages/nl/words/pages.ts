import type { PagesWords } from '../../en/words/pages.ts'

export const pages: PagesWords = {
  aboutUs: {
    slug: 'over-ons',
    title: 'Wij plannen reizen op het trage ritme',
    description: 'Wie we zijn, hoe we onze reizen kiezen en wat we beloven.',
    body: `
{brand} begon met een getijdentabel op papier en een vraag: wat als een reis de plek volgt in plaats van de dienstregeling? We zijn een klein team van planners, gidsen en vrienden van koks. We verkopen alleen reizen die een van ons zelf heeft gemaakt, in het seizoen waarin we ze aanraden.

## Hoe een reis bij ons komt

- Iemand van ons maakt hem, met het openbaar vervoer waar dat kan.
- Elk verblijf wordt gerund door mensen die in de buurt wonen.
- Op geen enkele dag ben je meer dan vier uur onderweg, tenzij de weg zelf de reden is om te gaan.
- We gaan elke twee jaar terug, of schrappen hem.

## Wat we beloven

De prijs die je als eerste ziet, is de prijs die je betaalt. Wat je ter plaatse betaalt, staat er met het bedrag bij. Kan een datum niet, dan zeggen we dat voordat je ook maar één veld hebt ingevuld.

> Een goede dag heeft één plan en twee verrassingen.

Vragen? [Schrijf of bel ons](/contact-us), of lees de [vragen en antwoorden](/faq).`,
  },
  contactUs: {
    slug: 'contact',
    title: 'Praat met ons',
    description: 'Per telefoon, per e-mail, of met je supportcode bij de hand.',
    body: `
Hier antwoorden mensen, in jouw taal waar het kan. Veel antwoorden staan al bij de [vragen en antwoorden](/faq).

## Voor de reis

Houd je boekingsnummer bij de hand: het staat op je bevestiging en begint met TM. Een datum of kamer wijzigen gaat het makkelijkst tot 30 dagen voor vertrek.

## Tijdens de reis

Het noodnummer hierboven, dat ook op je reispapieren staat, is dag en nacht bereikbaar. Bel het als eerste als er iets misgaat; meestal is het geregeld terwijl jij een koffie drinkt.

## Als een pagina niet werkte

Geef ons de supportcode die erop staat. Dan weten we wat er gebeurde zonder dat je het hoeft uit te leggen.`,
  },
  travelAdvice: {
    slug: 'reisadvies',
    title: 'Reisadvies',
    description: 'Papieren, gezondheid, geld en weer: wat je wanneer regelt.',
    body: `
Regels veranderen vaker dan pagina’s. Lees daarom ook het advies van je eigen ministerie van Buitenlandse Zaken: één keer als je boekt, en nog eens een week voor vertrek.

## Papieren

- Binnen het Schengengebied is voor burgers van de Europese Unie een identiteitskaart genoeg. Voor het Verenigd Koninkrijk heb je een paspoort nodig.
- Elders moet een paspoort na terugkeer nog zes maanden geldig zijn.
- Kinderen hebben een eigen document nodig. Reist een kind met één ouder, neem dan de schriftelijke toestemming van de ander mee.

## Gezondheid

Vraag zes tot acht weken vooraf advies aan je huisarts of een reizigerspoli. Neem medicijnen mee in de handbagage, in de verpakking en met het recept.

## Geld

Bijna overal kun je met je kaart betalen. Neem voor markten, fooien en berghutten contant geld voor een dag mee.

## Weer

Op elke reispagina staat het seizoen. Pak buiten de steden voor één seizoen kouder dan je denkt; in de bergen voor twee.`,
  },
  slowTravel: {
    slug: 'langzaam-reizen',
    title: 'Langzaam reizen',
    description: 'Langer blijven, minder sjouwen, meer ochtenden zonder plan.',
    body: `
Twee nachten is een bezoek. Drie is het begin van een verblijf: je weet welke bakker het eerst opengaat, en die weet wat je neemt.

Onze langzame reizen blijven overal minstens drie nachten en laten elke tweede middag met opzet leeg. Ze kosten ongeveer evenveel als snellere, omdat het geld naar kamers en diners gaat in plaats van naar transfers.

## Goed om mee te beginnen

- Eilanden, waar de veerboot het toch al bepaalt
- Wijnstreken na de oogst
- Eén stad en de heuvels erachter

[Vind een reis](/tours)`,
  },
  byRail: {
    slug: 'met-trein-en-veerboot',
    title: 'Met trein en veerboot',
    description: 'Kom aan zoals het landschap het bedoeld heeft: er dwars doorheen.',
    body: `
Een plek aan het treinraam is in de meeste landen de mooiste. Wij weten aan welke kant je moet zitten.

Op treinreizen zijn zitplaatsen en hutten gereserveerd, wordt bagage waar mogelijk tussen stations vervoerd, en laat een overstap tijd voor soep. Valt een trein uit, dan boeken we om, en betalen we de nacht als de volgende pas morgen rijdt.

## Goed om te weten

- Treinreizen stoten gemiddeld een vijfde uit van dezelfde route per vliegtuig.
- Nachttreinen boeken we als privécoupé, tenzij je anders wilt.
- Veerboten met hutten zijn echte schepen: neem iets warms mee voor op het dek.

[Vind een reis](/tours)`,
  },
  smallGroups: {
    slug: 'kleine-groepen',
    title: 'Kleine groepen',
    description: 'Nooit meer dan veertien mensen, altijd met iemand die er woont.',
    body: `
Veertien mensen passen aan één tafel. Dat is het hele idee.

Elke groep heeft een lokale gids, van het eerste diner tot het laatste ontbijt. Je kunt altijd stilletjes iets overslaan, en niemand loopt met een vlaggetje.

## Alleen reizen

Ongeveer een derde van onze gasten komt alleen. Een eenpersoonskamer krijg je voor de toeslag die op de reispagina staat; we vragen onbekenden nooit een kamer te delen.

## Gegarandeerd vertrek

Zodra zes mensen hebben geboekt, gaat de reis door. Tot dan vertellen we hoeveel er nog ontbreken.`,
  },
  families: {
    slug: 'met-kinderen',
    title: 'Met kinderen',
    description: 'Korte dagen, goede bedden en elke middag iets te ontdekken.',
    body: `
Kinderen onthouden de veerboot, de hond op de boerderij en de avond dat ze mochten opblijven. Daar plannen we dus omheen.

Gezinsreizen hebben geen transfer van meer dan twee uur, kamers met een tussendeur of voor vier, en als je wilt eten voor zevenen. Kinderprijzen zie je per kind en leeftijd, voordat je boekt.

## Leeftijd

De meeste reizen passen bij kinderen vanaf zes jaar. Vraagt een wandeling of boot een hogere leeftijd, dan staat dat op de reispagina.`,
  },
  footprint: {
    slug: 'onze-voetafdruk',
    title: 'Onze voetafdruk',
    description: 'Wat onze reizen uitstoten, wat we eraan doen en wat we nog niet kunnen oplossen.',
    body: `
Reizen heeft een prijs die niet op de factuur staat. Wij tellen hem, en drukken hem af.

## Wat we doen

- We plannen eerst met trein en veerboot, en tonen vluchten alleen waar de zee geen andere weg laat.
- Kamers zijn in huizen met minder dan veertig bedden, overal waar er iets te kiezen valt.
- We betalen gidsen meer dan het lokale tarief, binnen veertien dagen.

## Wat we niet doen

We noemen geen enkele reis klimaatneutraal. Een certificaat maakt een vlucht niet ongedaan.

## Wat overblijft

De reis naar het beginpunt is het grootste deel, en die kies jij. Laat het weten als je met de trein komt: we leggen de eerste afspraak erop aan.`,
  },
  accessibility: {
    slug: 'toegankelijkheid',
    title: 'Toegankelijkheidsverklaring',
    description: 'Hoe toegankelijk deze winkel is, wat er nog ontbreekt en wie je het kunt zeggen.',
    body: `
Deze verklaring gaat over de website van {brand}. Iedereen moet hier een reis kunnen vinden, vergelijken en boeken, en waar dat nog niet lukt, zeggen we het.

## Waaraan we ons meten

De richtlijnen voor toegankelijkheid van webcontent (WCAG) 2.2, niveau AA, en de Europese norm EN 301 549, zoals de Europese toegankelijkheidsrichtlijn van webwinkels vraagt.

## Waar we staan

Volgens onze eigen tests voldoet de website aan deze richtlijnen, op de uitzonderingen hieronder na. Ze werkt met alleen een toetsenbord, met schermlezers, in een venster van 320 pixels breed en, tot aan de betaling, zonder scripts. Programma’s controleren elk soort pagina voor elke nieuwe versie.

## Wat nog niet werkt

- De velden voor kaartnummers zijn van de betaaldienst; daar kunnen wij niet bij. Heb je er last van, [zeg het ons](/contact-us), dan vinden we een andere weg.
- Routekaarten zijn tekeningen. Wat ze tonen, staat er ook naast als lijst van plaatsen.
- Namen van plaatsen en hotels zijn niet in hun eigen taal gemarkeerd, waardoor een schermlezer ze vreemd kan uitspreken.
- Mensen met een beperking hebben de website nog niet voor ons getest. Wat zij vinden, komt hier te staan.

## Zeg het ons

Als iets je tegenhoudt, [schrijf of bel ons](/contact-us). We antwoorden binnen één werkdag en helpen je op een andere manier, bijvoorbeeld met een boeking per telefoon.

## Als ons antwoord niet helpt

Je kunt terecht bij de toezichthouder voor toegankelijkheid: {authority}.`,
  },
}
