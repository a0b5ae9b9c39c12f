export const problems = {
  refused: 'Das ist nicht möglich',
  unreadable: 'Diese Anfrage konnten wir nicht lesen',
  malformed: 'Darin fehlt etwas, oder eine Angabe stimmt nicht. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  unsupportedMediaType: 'Sie kam in einem Format, das wir nicht lesen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  bodyTooLarge: 'Sie war zu lang. Bitte kürzen Sie Ihre Eingabe.',
  addressTooLong: 'Die Adresse ist zu lang.',
  methodNotAllowed: 'So lässt sich diese Adresse nicht verwenden.',
  crossSite: 'Die Anfrage kam von einer anderen Website. Bitte beginnen Sie in diesem Shop neu.',
  rateLimited: 'Zu viele Versuche. Bitte warten Sie einen Augenblick.',
  notOwner:
    'Nur der Browser, in dem diese Buchung begonnen wurde, kann sie ändern. Wenn es Ihre ist, öffnen Sie „Das ist meine Buchung“ und geben Sie Ihre E-Mail-Adresse ein.',
  wrongEmail: 'Diese Adresse gehört nicht zu dieser Buchung. Bitte prüfen Sie sie.',
  otherTab: 'Inzwischen wurde eine andere Zahlungsweise gewählt, vielleicht in einem anderen Tab. Bitte laden Sie diese Seite neu.',
  stepChanged:
    'Dieser Schritt wurde inzwischen an anderer Stelle gespeichert, vielleicht in einem anderen Tab. Überschrieben wurde nichts.',
  promoCode: 'Dieser Code lässt sich für diese Reise nicht verwenden.',
  unsupportedPaymentPlan: 'Diese Zahlungsweise gibt es für diese Reise nicht.',
  paymentUnavailable:
    'Wir können diese Zahlung gerade nicht annehmen, und nochmaliges Drücken hilft nicht. Bitte wählen Sie eine andere Zahlungsart, oder rufen Sie uns an: {phone}.',
  amountUnclear:
    'Die Zahlen unseres Buchungssystems passen nicht zusammen, deshalb steht nicht fest, was zu zahlen ist. Bitte rufen Sie uns an, wir klären das: {phone}.',
  policyNotFound: 'Die Rücktrittsbedingungen lassen sich gerade nicht zeigen. Sie stehen in Ihren Unterlagen.',
  paymentChecking:
    'Wir können noch nicht sagen, ob Ihre Zahlung angekommen ist. Bitte zahlen Sie kein zweites Mal: Die Seite Ihrer Buchung sagt es Ihnen, sobald wir es wissen.',
  bookingUnread: 'Die Buchung ist gespeichert, an ihr hat sich nichts geändert. Bitte sehen Sie in einigen Minuten noch einmal nach.',
}
