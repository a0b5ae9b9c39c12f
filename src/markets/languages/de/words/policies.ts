import type { PoliciesWords } from '../../en/words/policies.ts'

export const policies: PoliciesWords = {
  'cookies-policy': {
    title: 'Cookies',
    description: 'Welche Cookies dieser Shop setzt, wofür und wie lange.',
    body: `
Ein Cookie ist ein kleiner Zettel, den Ihr Browser für eine Website aufbewahrt. Manche braucht der Shop, um zu funktionieren; die anderen setzen wir erst, wenn Sie zugestimmt haben.

## Notwendig

{cookies}

## Mit Ihrer Einwilligung

- **Personalisierung**: der Supportchat und der Vergleich zweier Fassungen einer Seite.
- **Targeting**: Messen, welche Werbung Sie hergeführt hat.

Aus der zweiten Gruppe lädt nichts, bevor Sie Ja sagen. Sie können es sich jederzeit anders überlegen: [Cookie-Einstellungen](#manage-cookie-preferences).

## Auf Ihrem Gerät

{device}`,
  },
  'terms-conditions': {
    title: 'Reisebedingungen',
    description: 'Was Sie und wir vereinbaren, wenn Sie buchen: Preis und Zahlung, Änderungen, Rücktritt, Mängel und Insolvenzschutz.',
    body: `
Diese Bedingungen gelten für jede Pauschalreise, die auf dieser Website gebucht wird. Sie schränken die Rechte nicht ein, die das Gesetz Ihnen gibt.

Dies ist ein Mustershop: Er läuft gegen eine Sandbox, nichts wird wirklich gebucht oder belastet. Ein Veranstalter setzt hier seine eigenen Bedingungen ein.

## 1. Der Vertrag

Ihre Anfrage wird zum Vertrag, wenn wir Ihnen die Bestätigung senden. Ist ein Teil auf Anfrage, beginnt der Vertrag, sobald dieser Teil bestätigt ist; bis dahin wird Ihre Karte nicht belastet.

## 2. Preis und Zahlung

Der Preis enthält alles, was auf der Reiseseite unter „Inbegriffen“ steht, samt Steuern und unserem Entgelt. Was Sie vor Ort zahlen, steht gesondert dabei. Je nach Abreise zahlen Sie auf einmal, in zwei Teilen oder in Raten; die Termine sehen Sie, bevor Sie wählen.

## 3. Änderungen durch Sie

Namen ändern Sie bis sieben Tage vor der Abreise kostenlos. Termine, Zimmer und Extras lassen sich ändern, solange Plätze frei sind; den Preisunterschied sehen Sie, bevor Sie zustimmen.

## 4. Rücktritt durch Sie

Die Entschädigung hängt davon ab, wie lange vor der Abreise Sie zurücktreten. Es gilt die Staffel auf der Seite Ihrer Reise; beim Buchen sehen Sie sie noch einmal, mit den Tagen Ihrer eigenen Reise, bevor Sie bezahlen.

Sie dürfen nachweisen, dass unser Schaden geringer war.

## 5. Änderung und Absage durch uns

Haben weniger Gäste als die Mindestzahl gebucht, können wir bis 21 Tage vor der Abreise absagen und erstatten alles. Dasselbe gilt, wenn unvermeidbare, außergewöhnliche Umstände die Reise unmöglich machen.

## 6. Wenn etwas nicht stimmt

Sagen Sie es sofort Ihrer Reiseleitung oder unserem Notruf, damit wir abhelfen können. Ansprüche verjähren zwei Jahre nach dem vertraglichen Reiseende.

## 7. Insolvenzschutz

Ihre Zahlungen sind abgesichert, wie es die Pauschalreiserichtlinie verlangt. Der Sicherungsschein kommt mit der Bestätigung.

## 8. Recht und Streitfälle

Das Recht des Landes, in dem Sie leben, schützt Sie als Verbraucherin oder Verbraucher. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nur teil, wenn das Gesetz uns dazu verpflichtet.`,
  },
  'privacy-policy': {
    title: 'Datenschutz',
    description: 'Welche Daten wir brauchen, warum, wer sie sieht und welche Rechte Sie haben.',
    body: `
Wir fragen, was eine Reise braucht, und sonst nichts.

## Was wir aufbewahren

- **Um zu buchen**: Namen, Geburtsdaten, Kontaktdaten und, wo ein Land es verlangt, Passdaten. Sie gehen an das Buchungssystem und an Hotels, Reiseleitungen und Verkehrsunternehmen Ihrer Reise.
- **Um bezahlt zu werden**: Kartendaten gehen direkt an den Zahlungsdienst. Wir erfahren nur, ob es geklappt hat.
- **Um Ihnen zu antworten**: Was Sie in das Kontaktformular schreiben, geht als E-Mail an unser Team. Der Shop behält keine Kopie.
- **Um den Shop zu betreiben**: Serverprotokolle ohne Namen, 30 Tage lang.

## Auf welcher Grundlage

Erfüllung unseres Vertrags mit Ihnen; gesetzliche Pflichten wie die Buchhaltung (zehn Jahre); Ihre Einwilligung, wo wir danach fragen.

## Wo es bleibt

Dieser Shop selbst führt keine Kundendatei. Was Sie von einer Buchung speichern, liegt im Buchungssystem des Veranstalters. Zu jeder Buchung bewahrt der Shop auf, was er zum Weitermachen braucht: welche Schritte erledigt sind, wie es um die Zahlung steht und, versiegelt, was ein Formular enthielt, einen Tag lang oder so lange wie ein Link, den Sie angefordert haben. All das wird 30 Tage nach der letzten Änderung gelöscht.

## Ihre Rechte

Sie können Ihre Daten einsehen, berichtigen, mitnehmen oder löschen lassen, ihrer Nutzung widersprechen und sich bei der Aufsichtsbehörde beschweren. Schreiben Sie an die Adresse unten auf dieser Seite.`,
  },
  faq: {
    title: 'Fragen und Antworten',
    description: 'Buchen, zahlen, ändern, reisen: die kurzen Antworten.',
    body: `
## Buchen

### Brauche ich ein Konto?

Nein. Sie buchen als Gast. Ein Konto sammelt nur Ihre Buchungen an einem Ort.

### Wie lange gilt mein Preis?

Vom Beginn der Buchung bis zu der Uhrzeit, die dort steht, meist bis zum Ende des Tages. Vor der Zahlung prüfen wir Preise und Plätze noch einmal und fragen Sie, wenn sich etwas geändert hat.

### Was heißt „auf Anfrage“?

Ein Hotel oder eine Reiseleitung muss noch bestätigen. Das dauert höchstens zwei Werktage, und bis dahin wird Ihre Karte nicht belastet.

## Zahlen

### Wie kann ich zahlen?

Überall mit Karte; in Euro-Ländern auch per SEPA-Lastschrift und iDEAL. Je nach Abreise zahlen Sie auf einmal, in zwei Teilen oder in Raten.

### Ist meine Karte sicher?

Die Kartenfelder gehören dem Zahlungsdienst und berühren unsere Server nie. Vielleicht bittet Ihre Bank Sie, die Zahlung freizugeben.

### Wo gebe ich einen Gutscheincode ein?

Im Zahlungsschritt, unter dem Preis. Ein Code gilt einmal pro Buchung.

## Ändern und stornieren

### Kann ich meine Buchung ändern?

Ja, solange Plätze frei sind. Öffnen Sie den Link in Ihrer Bestätigung: Sie sehen den Preisunterschied, bevor sich etwas ändert.

### Was kostet ein Rücktritt?

Das hängt davon ab, wie früh Sie Bescheid geben: siehe [Reisebedingungen](/terms-conditions). Beim Buchen sehen Sie die Termine Ihrer eigenen Reise.

## Unterwegs

### Sind Flüge inbegriffen?

Nur wenn die Reiseseite es sagt. Die meisten Reisen beginnen und enden an einem Bahnhof oder Hafen.

### Welche Papiere brauche ich?

Siehe unsere [Reisehinweise](/travel-advice) und die Ihres Außenministeriums.

### Ich habe besondere Bedürfnisse. Kann ich mitkommen?

Sehr oft ja. [Sagen Sie es uns](/contact-us), bevor Sie buchen; wir sagen Ihnen ehrlich, was ein Ort bieten kann und was nicht.`,
  },
}
