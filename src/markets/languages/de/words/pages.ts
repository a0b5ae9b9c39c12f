import type { PagesWords } from '../../en/words/pages.ts'

export const pages: PagesWords = {
  aboutUs: {
    slug: 'ueber-uns',
    title: 'Wir planen Reisen in aller Ruhe',
    description: 'Wer wir sind, wie wir unsere Reisen auswählen und was wir versprechen.',
    body: `
{brand} begann mit einer gedruckten Gezeitentafel und einer Frage: Was, wenn eine Reise dem Ort folgt statt dem Fahrplan? Wir sind ein kleines Team aus Planerinnen, Reiseleitern und Menschen, die gern in fremden Küchen stehen. Wir verkaufen nur Reisen, die jemand von uns gemacht hat, in der Jahreszeit, für die wir sie empfehlen.

## Wie eine Reise zu uns kommt

- Jemand von uns reist sie selbst, mit öffentlichen Verkehrsmitteln, wo das geht.
- Jede Unterkunft führen Menschen, die in der Nähe leben.
- An keinem Tag sind Sie mehr als vier Stunden unterwegs, es sei denn, der Weg selbst ist der Grund.
- Wir fahren alle zwei Jahre wieder hin, oder wir streichen sie.

## Was wir versprechen

Der erste Preis, den Sie sehen, ist der, den Sie zahlen. Was vor Ort zu zahlen ist, steht mit Betrag dabei. Geht ein Termin nicht, sagen wir es, bevor Sie ein einziges Feld ausgefüllt haben.

> Ein guter Tag hat einen Plan und zwei Überraschungen.

Fragen? [Schreiben Sie uns oder rufen Sie an](/contact-us), oder lesen Sie die [Fragen und Antworten](/faq).`,
  },
  contactUs: {
    slug: 'kontakt',
    title: 'Sprechen Sie mit uns',
    description: 'Per Telefon, per E-Mail oder mit dem Supportcode zur Hand.',
    body: `
Hier antworten Menschen, in Ihrer Sprache, wo immer wir können. Viele Antworten stehen schon bei den [Fragen und Antworten](/faq).

## Vor der Reise

Halten Sie Ihre Buchungsnummer bereit: Sie steht auf Ihrer Bestätigung und beginnt mit TM. Ein Datum oder ein Zimmer zu ändern ist bis 30 Tage vor der Abreise am einfachsten.

## Unterwegs

Die Notrufnummer oben, die auch in Ihren Reiseunterlagen steht, ist Tag und Nacht besetzt. Rufen Sie sie zuerst an, wenn etwas nicht stimmt; meist ist es geklärt, während Sie einen Kaffee trinken.

## Wenn eine Seite nicht ging

Nennen Sie uns den Supportcode, der darauf steht. Er sagt uns, was passiert ist, ohne dass Sie es beschreiben müssen.`,
  },
  travelAdvice: {
    slug: 'reisehinweise',
    title: 'Reisehinweise',
    description: 'Papiere, Gesundheit, Geld und Wetter: was Sie wann erledigen.',
    body: `
Regeln ändern sich öfter als Seiten. Lesen Sie deshalb auch die Hinweise Ihres Außenministeriums, einmal beim Buchen und noch einmal eine Woche vor der Abreise.

## Papiere

- Im Schengen-Raum genügt Bürgerinnen und Bürgern der Europäischen Union ein Personalausweis. Für das Vereinigte Königreich brauchen Sie einen Reisepass.
- Anderswo sollte der Pass noch sechs Monate nach der Rückkehr gültig sein.
- Kinder brauchen ein eigenes Dokument. Reist ein Kind mit nur einem Elternteil, nehmen Sie die schriftliche Zustimmung des anderen mit.

## Gesundheit

Fragen Sie sechs bis acht Wochen vorher Ihren Arzt oder eine Reiseklinik. Medikamente gehören ins Handgepäck, in der Packung und mit dem Rezept.

## Geld

Fast überall, wo wir hinreisen, können Sie mit Karte zahlen. Für Märkte, Trinkgeld und Berghütten nehmen Sie Bargeld für einen Tag mit.

## Wetter

Jede Reiseseite nennt ihre Jahreszeit. Packen Sie außerhalb der Städte für eine Jahreszeit kälter, als Sie denken; in den Bergen für zwei.`,
  },
  slowTravel: {
    slug: 'langsam-reisen',
    title: 'Langsam reisen',
    description: 'Länger bleiben, weniger tragen, mehr Vormittage ohne Plan.',
    body: `
Zwei Nächte sind ein Besuch. Drei sind der Anfang eines Aufenthalts: Sie wissen, welche Bäckerei zuerst öffnet, und dort weiß man, was Sie nehmen.

Unsere langsamen Reisen bleiben an jedem Ort mindestens drei Nächte und lassen jeden zweiten Nachmittag mit Absicht leer. Sie kosten etwa so viel wie schnellere, weil das Geld in Zimmer und Abendessen fließt statt in Transfers.

## Gut für den Anfang

- Inseln, auf denen ohnehin die Fähre entscheidet
- Weinland nach der Lese
- Eine Stadt und die Hügel dahinter

[Eine Reise finden](/tours)`,
  },
  byRail: {
    slug: 'mit-bahn-und-faehre',
    title: 'Mit Bahn und Fähre',
    description: 'Ankommen, wie die Landschaft es meint: mitten durch sie hindurch.',
    body: `
In den meisten Ländern ist der Fensterplatz im Zug der schönste Platz, den es gibt. Wir wissen, auf welcher Seite Sie sitzen sollten.

Auf Bahnreisen sind Plätze und Kabinen reserviert, das Gepäck wird zwischen Bahnhöfen befördert, wo es diesen Dienst gibt, und beim Umsteigen reicht die Zeit für eine Suppe. Fällt ein Zug aus, buchen wir um, und wir zahlen die Nacht, wenn der nächste erst morgen fährt.

## Gut zu wissen

- Bahnreisen verursachen im Schnitt ein Fünftel der Emissionen derselben Strecke im Flugzeug.
- Nachtzüge buchen wir als eigenes Abteil, wenn Sie nichts anderes sagen.
- Fähren mit Kabinen sind richtige Schiffe: Nehmen Sie etwas Warmes fürs Deck mit.

[Eine Reise finden](/tours)`,
  },
  smallGroups: {
    slug: 'kleine-gruppen',
    title: 'Kleine Gruppen',
    description: 'Nie mehr als vierzehn Menschen, immer mit jemandem von dort.',
    body: `
Vierzehn Menschen passen um einen Tisch. Das ist die ganze Idee.

Jede Gruppe hat eine Reiseleitung aus der Gegend, vom ersten Abendessen bis zum letzten Frühstück. Man kann jederzeit still etwas auslassen, und niemand trägt ein Fähnchen.

## Allein reisen

Etwa ein Drittel unserer Gäste kommt allein. Ein Einzelzimmer bekommen Sie für den Zuschlag, der auf der Reiseseite steht; wir bitten nie Fremde, sich ein Zimmer zu teilen.

## Garantierte Abreisen

Sobald sechs Menschen gebucht haben, findet die Reise statt. Bis dahin sagen wir Ihnen, wie viele noch fehlen.`,
  },
  families: {
    slug: 'mit-kindern',
    title: 'Mit Kindern',
    description: 'Kurze Tage, gute Betten und jeden Nachmittag etwas herauszufinden.',
    body: `
Kinder erinnern sich an die Fähre, den Hund auf dem Hof und den Abend, an dem sie aufbleiben durften. Also planen wir darum herum.

Familienreisen haben keinen Transfer über zwei Stunden, Zimmer mit Verbindungstür oder für vier und auf Wunsch Abendessen vor sieben. Kinderpreise sehen Sie je Kind und Alter, bevor Sie buchen.

## Alter

Die meisten Reisen passen für Kinder ab sechs Jahren. Verlangt eine Wanderung oder ein Boot mehr, steht es auf der Reiseseite.`,
  },
  footprint: {
    slug: 'unser-fussabdruck',
    title: 'Unser Fußabdruck',
    description: 'Was unsere Reisen ausstoßen, was wir dagegen tun und was wir noch nicht lösen können.',
    body: `
Reisen hat Kosten, die nicht auf der Rechnung stehen. Wir zählen sie und schreiben sie hin.

## Was wir tun

- Wir planen zuerst mit Bahn und Fähre und zeigen Flüge nur dort, wo das Meer keinen anderen Weg lässt.
- Die Zimmer sind in Häusern mit weniger als vierzig Betten, wo immer es eine Wahl gibt.
- Wir zahlen Reiseleitungen mehr als ortsüblich, innerhalb von vierzehn Tagen.

## Was wir nicht tun

Wir nennen keine Reise klimaneutral. Ein Zertifikat macht keinen Flug ungeschehen.

## Was bleibt

Die Anreise zum Startort ist der größte Teil, und den wählen Sie. Sagen Sie uns, wenn Sie mit dem Zug kommen: Wir legen den ersten Termin danach.`,
  },
  accessibility: {
    slug: 'barrierefreiheit',
    title: 'Erklärung zur Barrierefreiheit',
    description: 'Wie barrierefrei dieser Shop ist, was noch fehlt und wem Sie es sagen können.',
    body: `
Diese Erklärung gilt für die Website von {brand}. Alle sollen hier eine Reise finden, vergleichen und buchen können, und wo das noch nicht geht, sagen wir es.

## Woran wir uns messen

An den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA, und an der europäischen Norm EN 301 549, wie es die europäische Barrierefreiheitsrichtlinie von Onlineshops verlangt.

## Wo wir stehen

Nach unseren eigenen Tests erfüllt die Website diese Richtlinien, bis auf die Ausnahmen unten. Sie lässt sich allein mit der Tastatur bedienen, mit Screenreadern, in einem 320 Pixel breiten Fenster und, bis zur Zahlung, ohne Skripte. Programme prüfen vor jeder neuen Fassung jede Art von Seite.

## Was noch nicht geht

- Die Felder für Kartennummern gehören dem Zahlungsdienst und liegen außerhalb unserer Reichweite. Wenn sie Ihnen Mühe machen, [sagen Sie es uns](/contact-us), dann finden wir einen anderen Weg.
- Routenkarten sind Zeichnungen. Was sie zeigen, steht auch daneben als Liste der Orte.
- Namen von Orten und Hotels sind nicht in ihrer eigenen Sprache ausgezeichnet; ein Screenreader spricht sie vielleicht seltsam aus.
- Menschen mit Behinderungen haben die Website noch nicht für uns geprüft. Was sie finden, wird hier stehen.

## Sagen Sie es uns

Wenn Sie etwas aufhält, [schreiben Sie uns oder rufen Sie an](/contact-us). Wir antworten innerhalb eines Werktags und helfen Ihnen auf anderem Weg, zum Beispiel mit einer telefonischen Buchung.

## Wenn unsere Antwort nicht hilft

Sie können sich an die Behörde wenden, die über die Barrierefreiheit wacht: {authority}.`,
  },
}
