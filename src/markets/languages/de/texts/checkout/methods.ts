export const methods = {
  'payment.about.sepa_debit': 'Wir ziehen den Betrag von Ihrem Bankkonto ein; das dauert einige Tage.',
  'payment.about.ideal': 'Sie zahlen bei Ihrer eigenen Bank und kommen hierher zurück.',
  'payment.about.invoice': 'Wir buchen sofort und schicken die Rechnung an Ihre Agentur.',
  'payment.onInvoice': 'Auf der Rechnung',
  'payment.allOnInvoice': 'Alles auf der Rechnung',
  'payment.iban': 'Kontonummer (IBAN)',
  'payment.sepaFullname': 'Name zum Konto',
  'payment.sepaEmail': 'E-Mail-Adresse für das Mandat',
  'payment.missing.iban': 'bitte die Kontonummer eingeben, zum Beispiel DE89 3704 0044 0532 0130 00',
  'payment.missing.sepaFullname': 'bitte den Namen eingeben, wie ihn die Bank kennt',
  'payment.missing.sepaEmail': 'bitte eine E-Mail-Adresse eingeben',
  'payment.mandateTitle': 'Ihr Lastschriftmandat',
  'payment.mandateText':
    'Wenn Sie auf den Knopf drücken, ermächtigen Sie {name}, Zahlungen von Ihrem Konto mittels Lastschrift einzuziehen. Zugleich weisen Sie Ihr Kreditinstitut an, die von {name} auf Ihr Konto gezogenen Lastschriften einzulösen.',
  'payment.mandateRefund':
    'Sie können innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrags verlangen. Es gelten dabei die mit Ihrem Kreditinstitut vereinbarten Bedingungen.',
  'payment.mandateCreditor': 'Gläubiger: {name}, Gläubiger-ID {id}. Einmalige Zahlung. {date}',
  'payment.footnoteNow': '{marks} Heute fällig: {method}.',
  'payment.footnoteInvoice': '{marks} Auf der Rechnung, mit Fälligkeitstag.',
  'payment.footnoteLater': '{marks} Fällig am {date}. Wir schreiben Ihnen vorher, und Sie wählen dann, wie Sie zahlen.',
  'payment.secure.card': 'Die Kartenfelder gehören dem Zahlungsdienst; wir sehen Ihre Karte nie.',
  'payment.secure.sepa_debit': 'Die Kontofelder gehören dem Zahlungsdienst; wir sehen Ihre Kontonummer nie.',
  'payment.secure.ideal': 'Sie bestätigen die Zahlung bei Ihrer Bank; wir sehen nichts von Ihrem Konto.',
  'payment.secure.invoice': 'Jetzt wird nichts abgebucht: Die Rechnung nennt Betrag und Fälligkeit.',
  'payment.newsletter': 'Schicken Sie mir Reiseideen per E-Mail',
  'payment.newsletterHint': 'Freiwillig. Sie können es in jeder E-Mail mit einem Klick beenden.',
  'payment.showAgain': 'Die Seite zeigen, wie sie jetzt ist',
  'payment.termsChangedTitle': 'Bitte stimmen Sie den Bedingungen noch einmal zu',
  'payment.termsChangedText':
    'Ihr Wortlaut hat sich geändert, seit Sie die Seite geöffnet haben, oder Ihre Zustimmung kam nicht an. Es wurde nichts abgebucht.',
  'payment.planGoneTitle': 'Diese Zahlung in Teilen wird nicht mehr angeboten',
  'payment.planGoneText': 'Es wurde nichts abgebucht. Bitte wählen Sie einen anderen Plan und drücken Sie noch einmal auf den Knopf.',
  'payment.superseded': 'Diese Buchung wurde in einem anderen Tab oder auf einem anderen Gerät geändert.',
  'payment.unfinishedTitle': 'Sie haben Ihre Bank verlassen, bevor es fertig war',
  'payment.unfinishedText':
    'Es wurde nichts abgebucht, und Ihre Angaben sind erhalten. Drücken Sie auf den Knopf, um fortzufahren, oder wählen Sie eine andere Zahlungsart.',
  'payment.otherAmountTitle': 'Bitte sehen Sie noch einmal auf den Knopf',
  'payment.otherAmountText':
    'Mit Ihrer Wahl nennt er einen anderen Betrag oder eine andere Pflicht. Es wurde nichts abgebucht; drücken Sie, wenn Sie einverstanden sind.',
  'payment.decline.refused': 'Ihre Bank hat die Zahlung abgelehnt. Versuchen Sie eine andere Karte oder Zahlungsart.',
  'payment.decline.insufficient-funds':
    'Karte oder Konto sind nicht ausreichend gedeckt. Versuchen Sie es mit einem anderen Zahlungsmittel.',
  'payment.decline.expired': 'Die Karte ist abgelaufen, oder das Datum stimmt nicht. Prüfen Sie es, oder nehmen Sie eine andere Karte.',
  'payment.decline.wrong-cvc': 'Die Prüfnummer stimmt nicht. Prüfen Sie sie, und versuchen Sie es noch einmal.',
  'payment.decline.wrong-number': 'Diese Nummer gibt es nicht. Prüfen Sie jede Ziffer.',
  'payment.decline.limit':
    'Betrag oder Zahl der Zahlungen übersteigen eine Grenze Ihrer Bank. Fragen Sie dort nach, oder zahlen Sie anders.',
  'payment.decline.ask-bank':
    'Ihre Bank möchte vor dieser Zahlung von Ihnen hören. Rufen Sie die Nummer auf Ihrer Karte an und versuchen Sie es dann noch einmal, oder zahlen Sie anders.',
  'payment.decline.made-before':
    'Ihre Bank hat eben die gleiche Zahlung mit dieser Karte gesehen. Prüfen Sie Ihr Konto, bevor Sie noch einmal zahlen, und rufen Sie uns an, wenn sie dort steht.',
  'payment.decline.not-proved': 'Ihre Bank konnte Ihre Identität nicht bestätigen. Versuchen Sie es noch einmal, oder zahlen Sie anders.',
  'payment.decline.abandoned':
    'Sie haben Ihre Bank verlassen, bevor es fertig war. Versuchen Sie es noch einmal, oder wählen Sie eine andere Zahlungsart.',
  'payment.decline.no-debit': 'Dieses Konto kann nicht belastet werden. Versuchen Sie ein anderes Konto, oder zahlen Sie anders.',
  'payment.decline.busy': 'Bei der Bank ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
  'payment.declineAccount.refused':
    'Ihre Bank hat die Zahlung abgelehnt. Versuchen Sie es mit einem anderen Konto oder einer anderen Zahlungsart.',
  'payment.declineAccount.insufficient-funds':
    'Das Konto ist nicht ausreichend gedeckt. Versuchen Sie es mit einem anderen Konto oder einer anderen Zahlungsart.',
}
