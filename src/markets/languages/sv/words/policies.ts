import type { PoliciesWords } from '../../en/words/policies.ts'

export const policies: PoliciesWords = {
  'cookies-policy': {
    title: 'Kakor',
    description: 'Vilka kakor butiken sätter, till vad och hur länge.',
    body: `
En kaka är en liten lapp som din webbläsare sparar åt en webbplats. Några behövs för att butiken ska fungera; de andra sätts först när du har sagt ja.

## Nödvändiga

{cookies}

## Med ditt samtycke

- **Anpassning**: supportchatt och jämförelse av två versioner av en sida.
- **Målgruppsstyrning**: mätning av vilken annons som ledde dig hit.

Inget i den andra gruppen laddas innan du har sagt ja. Du kan ändra dig när som helst: [hantera kakor](#manage-cookie-preferences).

## På din enhet

{device}`,
  },
  'terms-conditions': {
    title: 'Villkor',
    description: 'Vad du och vi kommer överens om när du bokar: pris och betalning, ändringar, avbokning, reklamation och resegaranti.',
    body: `
Villkoren gäller för alla paketresor som bokas på den här webbplatsen. De begränsar inte de rättigheter lagen ger dig.

Det här är en exempelbutik: den går mot en sandlåda, och inget bokas eller dras på riktigt. En arrangör sätter in sina egna villkor här.

## 1. Avtalet

Din förfrågan blir ett avtal när vi skickar bekräftelsen. Är en del på förfrågan börjar avtalet när den delen är bekräftad; fram till dess dras inget från ditt kort.

## 2. Pris och betalning

I priset ingår allt som står under ”Ingår” på resans sida, med skatter och vårt arvode. Det du betalar på plats står för sig. Beroende på avgång betalar du allt på en gång, i två delar eller i delbetalningar; datumen visas innan du väljer.

## 3. Ändringar från din sida

Namn ändras kostnadsfritt till och med sju dagar före avresan. Datum, rum och tillval kan ändras så länge det finns plats; prisskillnaden visas innan du godkänner.

## 4. Avbokning från din sida

Avgiften beror på hur långt före avresan du avbokar. Skalan står på resans sida; i bokningen ser du den en gång till, med datumen för din egen resa, innan du betalar.

Du får visa att vår förlust var mindre.

## 5. Ändring och inställd resa från vår sida

Har färre än minsta antalet bokat kan vi ställa in till och med 21 dagar före avresan och betalar tillbaka allt. Detsamma gäller om händelser utanför vår kontroll gör resan omöjlig.

## 6. Om något är fel

Säg till guiden eller nödnumret genast, så att vi kan rätta till det. Du kan begära prisavdrag inom tre år efter hemkomsten.

## 7. Resegaranti

Dina betalningar är skyddade så som paketreselagen kräver. Beviset följer med bekräftelsen.

## 8. Lag och tvister

Lagen i det land där du bor skyddar dig som konsument. Vi deltar i tvistlösning inför en nämnd när lagen kräver det.`,
  },
  'privacy-policy': {
    title: 'Integritet',
    description: 'Vilka uppgifter vi behöver, varför, vem som ser dem och dina rättigheter.',
    body: `
Vi frågar efter det en resa kräver, och inget annat.

## Vad vi sparar

- **För att boka**: namn, födelsedatum, kontaktuppgifter och, där ett land kräver det, passuppgifter. De går till bokningssystemet och till hotell, guider och transportörer på din resa.
- **För att få betalt**: kortuppgifter går direkt till betaltjänsten. Vi får bara veta om det gick.
- **För att svara dig**: det du skriver i kontaktformuläret går som e-post till vårt team. Butiken sparar ingen kopia.
- **För att driva butiken**: serverloggar utan namn, i 30 dagar.

## På vilken grund

Fullgörande av vårt avtal med dig; rättsliga skyldigheter som bokföring; ditt samtycke där vi ber om det.

## Var det stannar

Butiken har inget eget kundregister. Det du sparar av en bokning finns i arrangörens bokningssystem. För varje bokning sparar butiken det som behövs för att fortsätta: vilka steg som är klara, hur det står till med betalningen och, förseglat, vad ett formulär innehöll, i ett dygn eller lika länge som en länk du har bett om. Allt detta raderas 30 dagar efter den senaste ändringen.

## Dina rättigheter

Du kan begära att få se, rätta, flytta eller radera dina uppgifter, invända mot användningen och klaga hos tillsynsmyndigheten. Skriv till adressen längst ned på sidan.`,
  },
  faq: {
    title: 'Frågor och svar',
    description: 'Boka, betala, ändra, resa: de korta svaren.',
    body: `
## Boka

### Behöver jag ett konto?

Nej. Du bokar som gäst. Ett konto samlar bara dina bokningar på ett ställe.

### Hur länge gäller mitt pris?

Från att du börjar boka till den tid som står där, oftast dagen ut. Vi kontrollerar priser och platser en gång till innan du betalar, och frågar dig om något har ändrats.

### Vad betyder ”på förfrågan”?

Ett hotell eller en guide måste fortfarande bekräfta. Det tar högst två arbetsdagar, och inget dras från ditt kort innan dess.

## Betala

### Hur kan jag betala?

Med kort överallt; i euroländer även med autogiro (SEPA) och iDEAL. Beroende på avgång betalar du allt på en gång, i två delar eller i delbetalningar.

### Är mitt kort säkert?

Kortfälten tillhör betaltjänsten och passerar aldrig våra servrar. Banken kan be dig godkänna betalningen.

### Var skriver jag en rabattkod?

I betalsteget, under priset. En kod gäller en gång per bokning.

## Ändra och avboka

### Kan jag ändra min bokning?

Ja, så länge det finns plats. Öppna länken i bekräftelsen: Du ser prisskillnaden innan något ändras.

### Vad kostar det att avboka?

Det beror på hur tidigt du säger till: se [villkoren](/terms-conditions). När du bokar ser du datumen för din egen resa.

## På vägen

### Ingår flyg?

Bara när resans sida säger det. De flesta resor börjar och slutar vid en station eller hamn.

### Vilka handlingar behöver jag?

Se våra [reseråd](/travel-advice) och utrikesdepartementets.

### Jag har särskilda behov. Kan jag följa med?

Mycket ofta, ja. [Berätta för oss](/contact-us) innan du bokar, så svarar vi ärligt på vad en plats kan och inte kan erbjuda.`,
  },
}
