import type { PoliciesWords } from '../../en/words/policies.ts'

export const policies: PoliciesWords = {
  'cookies-policy': {
    title: 'Cookies',
    description: 'Welke cookies deze winkel plaatst, waarvoor en hoe lang.',
    body: `
Een cookie is een briefje dat je browser voor een website bewaart. Sommige zijn nodig om de winkel te laten werken; de andere plaatsen we pas als je ja hebt gezegd.

## Nodig

{cookies}

## Met jouw toestemming

- **Personalisatie**: de supportchat en het vergelijken van twee versies van een pagina.
- **Targeting**: meten via welke advertentie je hier kwam.

Van de tweede groep laadt niets voordat je ja zegt. Je kunt altijd van gedachten veranderen: [cookievoorkeuren beheren](#manage-cookie-preferences).

## Op je apparaat

{device}`,
  },
  'terms-conditions': {
    title: 'Voorwaarden',
    description:
      'Wat jij en wij afspreken als je boekt: prijs en betaling, wijzigingen, annulering, klachten en bescherming bij insolventie.',
    body: `
Deze voorwaarden gelden voor elke pakketreis die op deze website wordt geboekt. Ze beperken de rechten niet die de wet je geeft.

Dit is een voorbeeldwinkel: hij werkt met een sandbox, er wordt niets echt geboekt of afgeschreven. Een reisorganisator zet hier zijn eigen voorwaarden.

## 1. De overeenkomst

Je aanvraag wordt een overeenkomst als wij je de bevestiging sturen. Is een onderdeel op aanvraag, dan begint de overeenkomst zodra dat bevestigd is; tot die tijd schrijven we niets van je kaart af.

## 2. Prijs en betaling

In de prijs zit alles wat op de reispagina onder “Inbegrepen” staat, met belastingen en onze vergoeding. Wat je ter plaatse betaalt, staat er apart bij. Afhankelijk van het vertrek betaal je ineens, in twee delen of in termijnen; de data zie je voordat je kiest.

## 3. Wijzigingen door jou

Namen wijzig je gratis tot zeven dagen voor vertrek. Data, kamers en extra’s kun je wijzigen zolang er plaats is; je ziet het prijsverschil voordat je akkoord gaat.

## 4. Annulering door jou

De kosten hangen af van hoe lang voor vertrek je annuleert. De staffel staat op de pagina van je rondreis; bij het boeken zie je hem nog eens, met de data van je eigen reis, voordat je betaalt.

Je mag aantonen dat onze schade kleiner was.

## 5. Wijziging en annulering door ons

Hebben minder gasten geboekt dan het minimum, dan kunnen we tot 21 dagen voor vertrek annuleren en betalen we alles terug. Hetzelfde geldt als de reis door overmacht onmogelijk wordt.

## 6. Als er iets niet klopt

Zeg het meteen tegen je gids of het noodnummer, zodat we het kunnen rechtzetten. Prijsvermindering kun je tot twee jaar na terugkeer vragen.

## 7. Bescherming bij insolventie

Je betalingen zijn beschermd zoals de richtlijn pakketreizen vereist. Het certificaat zit bij de bevestiging.

## 8. Recht en geschillen

Het recht van het land waar je woont, beschermt je als consument. Aan een geschillenprocedure bij een consumenteninstantie doen we alleen mee als de wet dat verplicht.`,
  },
  'privacy-policy': {
    title: 'Privacy',
    description: 'Welke gegevens we nodig hebben, waarom, wie ze ziet en wat je rechten zijn.',
    body: `
We vragen wat een reis nodig heeft, en verder niets.

## Wat we bewaren

- **Om te boeken**: namen, geboortedata, contactgegevens en, waar een land dat eist, paspoortgegevens. Ze gaan naar het boekingssysteem en naar de hotels, gidsen en vervoerders van je reis.
- **Om betaald te worden**: kaartgegevens gaan rechtstreeks naar de betaaldienst. Wij horen alleen of het gelukt is.
- **Om je te antwoorden**: wat je in het contactformulier schrijft, gaat als e-mail naar ons team. De winkel bewaart geen kopie.
- **Om de winkel te laten werken**: serverlogboeken zonder namen, 30 dagen bewaard.

## Op welke grond

De uitvoering van onze overeenkomst met jou; wettelijke plichten zoals de boekhouding (tien jaar); je toestemming waar we die vragen.

## Waar het blijft

Deze winkel zelf houdt geen klantenbestand bij. Wat je van een boeking opslaat, staat in het boekingssysteem van de organisator. Bij elke boeking bewaart de winkel wat nodig is om verder te gaan: welke stappen klaar zijn, hoe het met de betaling staat en, verzegeld, wat een formulier bevatte, een dag lang of zo lang als een link die je hebt gevraagd. Dat alles wordt 30 dagen na de laatste wijziging gewist.

## Je rechten

Je mag je gegevens inzien, verbeteren, meenemen of laten wissen, bezwaar maken tegen het gebruik en een klacht indienen bij de toezichthouder. Schrijf naar het adres onder aan deze pagina.`,
  },
  faq: {
    title: 'Vragen en antwoorden',
    description: 'Boeken, betalen, wijzigen, reizen: de korte antwoorden.',
    body: `
## Boeken

### Heb ik een account nodig?

Nee. Je boekt als gast. Een account zet alleen je boekingen bij elkaar.

### Hoe lang blijft mijn prijs staan?

Vanaf het moment dat je begint te boeken tot de tijd die daar staat, meestal tot het eind van de dag. Voor je betaalt, controleren we prijzen en plaatsen nog één keer, en als er iets veranderd is, vragen we het je.

### Wat betekent “op aanvraag”?

Een hotel of gids moet nog bevestigen. Dat duurt hooguit twee werkdagen, en tot die tijd wordt er niets van je kaart afgeschreven.

## Betalen

### Hoe kan ik betalen?

Overal per kaart; in eurolanden ook per SEPA-incasso en iDEAL. Afhankelijk van het vertrek betaal je ineens, in twee delen of in termijnen.

### Is mijn kaart veilig?

De kaartvelden zijn van de betaaldienst en raken onze servers nooit. Misschien vraagt je bank je om de betaling goed te keuren.

### Waar vul ik een actiecode in?

In de betaalstap, onder de prijs. Een code geldt één keer per boeking.

## Wijzigen en annuleren

### Kan ik mijn boeking wijzigen?

Ja, zolang er plaats is. Open de link in je bevestiging: je ziet het prijsverschil voordat er iets verandert.

### Wat kost annuleren?

Dat hangt af van hoe vroeg je het laat weten: zie de [voorwaarden](/terms-conditions). Tijdens het boeken zie je de data van je eigen reis.

## Onderweg

### Zijn vluchten inbegrepen?

Alleen als de reispagina dat zegt. De meeste reizen beginnen en eindigen bij een station of haven.

### Welke papieren heb ik nodig?

Zie ons [reisadvies](/travel-advice) en dat van je ministerie van Buitenlandse Zaken.

### Ik heb bijzondere wensen. Kan ik mee?

Heel vaak wel. [Vertel het ons](/contact-us) voordat je boekt, dan zeggen we eerlijk wat een plek wel en niet kan bieden.`,
  },
}
