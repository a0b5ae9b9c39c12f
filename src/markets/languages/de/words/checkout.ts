import type { CheckoutWords } from '../../en/words/checkout.ts'

export const checkout: CheckoutWords = {
  invalidPhoneNumber: 'Geben Sie eine Telefonnummer mit Ländervorwahl ein, zum Beispiel +49 30 23125 012.',
  invalidDate: 'Geben Sie ein Datum ein, das es gibt, zum Beispiel 24 03 1988.',
  invalidDateMin: 'Das Datum darf nicht vor dem {min} liegen.',
  invalidDateMax: 'Das Datum darf nicht nach dem {max} liegen.',
  invalidInteger: 'Geben Sie eine ganze Zahl ein.',
  missingRequiredFields: 'Pflichtangaben fehlen',
  invalidBookingWindowTitle: 'Dieses Angebot ist abgelaufen',
  invalidBookingWindowMessage:
    'Preise und Plätze waren für begrenzte Zeit gehalten, und die ist um. Beginnen Sie auf der Seite der Reise neu, um den heutigen Preis zu sehen.',
  inactiveAgencyErrorTitle: 'Dieses Reisebüro kann gerade nicht buchen',
  inactiveAgencyErrorMessage:
    'Das Reisebüro, für das diese Reise erstellt wurde, ist nicht aktiv. Fragen Sie dort nach, oder rufen Sie uns an.',
}

export const packageTravelInformation = `
Bei der Ihnen angebotenen Kombination von Reiseleistungen handelt es sich um eine Pauschalreise im Sinne der Richtlinie (EU) 2015/2302. Daher können Sie alle EU-Rechte in Anspruch nehmen, die für Pauschalreisen gelten. Wir tragen die volle Verantwortung für die ordnungsgemäße Durchführung der gesamten Pauschalreise. Zudem verfügen wir über die gesetzlich vorgeschriebene Absicherung für die Rückzahlung Ihrer Zahlungen und, falls der Transport inbegriffen ist, für Ihre Rückbeförderung im Fall unserer Insolvenz.

## Ihre wichtigsten Rechte

- Sie erhalten alle wesentlichen Informationen über die Pauschalreise vor Abschluss des Vertrags.
- Es haftet immer mindestens ein Unternehmer für die ordnungsgemäße Erbringung aller im Vertrag enthaltenen Reiseleistungen.
- Sie erhalten eine Notruftelefonnummer oder Angaben zu einer Kontaktstelle.
- Sie können die Pauschalreise innerhalb einer angemessenen Frist und unter Umständen gegen zusätzliche Kosten auf eine andere Person übertragen.
- Der Preis darf nur erhöht werden, wenn bestimmte Kosten steigen (zum Beispiel Treibstoff) und der Vertrag dies ausdrücklich vorsieht, spätestens 20 Tage vor Beginn. Übersteigt die Erhöhung 8 % des Preises, können Sie vom Vertrag zurücktreten.
- Sie können ohne Gebühr zurücktreten und alles zurückerhalten, wenn sich ein wesentlicher Bestandteil außer dem Preis erheblich ändert.
- Bei außergewöhnlichen Umständen, etwa schwerwiegenden Sicherheitsproblemen am Zielort, können Sie vor Beginn ohne Gebühr zurücktreten.
- Sie können jederzeit vor Beginn gegen eine angemessene und vertretbare Gebühr zurücktreten.
- Können wesentliche Bestandteile nach Beginn nicht erbracht werden, bieten wir ohne Mehrkosten angemessene andere Vorkehrungen an.
- Sie haben Anspruch auf Preisminderung oder Schadenersatz, wenn Leistungen nicht oder nicht ordnungsgemäß erbracht werden.
- Wir leisten Ihnen Beistand, wenn Sie in Schwierigkeiten sind.
- Im Fall unserer Insolvenz werden Zahlungen zurückerstattet, und falls der Transport inbegriffen ist, ist Ihre Rückreise gesichert.
`
