export const methods = {
  'payment.about.sepa_debit': 'We schrijven het bedrag van je bankrekening af; dat duurt een paar dagen.',
  'payment.about.ideal': 'Je betaalt bij je eigen bank en komt hier terug.',
  'payment.about.invoice': 'We boeken meteen en sturen de factuur naar je bureau.',
  'payment.onInvoice': 'Op de factuur',
  'payment.allOnInvoice': 'Alles op de factuur',
  'payment.iban': 'Rekeningnummer (IBAN)',
  'payment.sepaFullname': 'Rekeninghouder',
  'payment.sepaEmail': 'E-mailadres voor de machtiging',
  'payment.missing.iban': 'vul het rekeningnummer in, zoals DE89 3704 0044 0532 0130 00',
  'payment.missing.sepaFullname': 'vul de naam in zoals de bank die kent',
  'payment.missing.sepaEmail': 'vul een e-mailadres in',
  'payment.mandateTitle': 'Je machtiging voor de incasso',
  'payment.mandateText':
    'Door op de knop te drukken geef je {name} toestemming om opdrachten aan je bank te sturen om een bedrag van je rekening af te schrijven, en je bank om een bedrag van je rekening af te schrijven volgens de opdracht van {name}.',
  'payment.mandateRefund':
    'Als je het niet eens bent met de afschrijving, kun je het bedrag laten terugboeken. Neem daarvoor binnen acht weken na de afschrijving contact op met je bank; vraag de bank naar de voorwaarden.',
  'payment.mandateCreditor': 'Incassant: {name}, incassant-ID {id}. Eenmalige afschrijving. {date}',
  'payment.footnoteNow': '{marks} Vandaag te betalen: {method}.',
  'payment.footnoteInvoice': '{marks} Op de factuur, met de vervaldag.',
  'payment.footnoteLater': '{marks} Te betalen op {date}. We schrijven je vooraf; dan kies je hoe je betaalt.',
  'payment.secure.card': 'De kaartvelden zijn van de betaaldienst; wij zien je kaart nooit.',
  'payment.secure.sepa_debit': 'De rekeningvelden zijn van de betaaldienst; wij zien je rekeningnummer nooit.',
  'payment.secure.ideal': 'Je bevestigt de betaling bij je bank; wij zien niets van je rekening.',
  'payment.secure.invoice': 'Er wordt nu niets afgeschreven: op de factuur staan het bedrag en de vervaldag.',
  'payment.newsletter': 'Stuur me reisideeën per e-mail',
  'payment.newsletterHint': 'Optioneel. Je kunt het in elke mail met één klik stoppen.',
  'payment.showAgain': 'Toon de pagina zoals die nu is',
  'payment.termsChangedTitle': 'Ga opnieuw akkoord met de voorwaarden',
  'payment.termsChangedText':
    'De tekst is veranderd sinds je deze pagina opende, of je akkoord is niet aangekomen. Er is niets afgeschreven.',
  'payment.planGoneTitle': 'Deze betaling in delen wordt niet meer aangeboden',
  'payment.planGoneText': 'Er is niets afgeschreven. Kies een ander schema en druk nog eens op de knop.',
  'payment.superseded': 'Deze boeking is in een ander tabblad of op een ander apparaat gewijzigd.',
  'payment.unfinishedTitle': 'Je bent bij je bank weggegaan voordat het klaar was',
  'payment.unfinishedText':
    'Er is niets afgeschreven en je gegevens zijn bewaard. Druk op de knop om verder te gaan, of kies een andere betaalwijze.',
  'payment.otherAmountTitle': 'Kijk nog één keer naar de knop',
  'payment.otherAmountText':
    'Met jouw keuze staat er een ander bedrag of een andere verplichting op. Er is niets afgeschreven; druk erop als je akkoord bent.',
  'payment.decline.refused': 'Je bank heeft de betaling geweigerd. Probeer een andere kaart of een andere betaalwijze.',
  'payment.decline.insufficient-funds': 'Er staat te weinig geld op deze kaart of rekening. Probeer een andere.',
  'payment.decline.expired': 'Deze kaart is verlopen of de datum klopt niet. Controleer hem of neem een andere kaart.',
  'payment.decline.wrong-cvc': 'De veiligheidscode klopt niet. Controleer hem en probeer het opnieuw.',
  'payment.decline.wrong-number': 'Dit nummer bestaat niet. Controleer elk cijfer.',
  'payment.decline.limit':
    'Het bedrag of het aantal betalingen gaat over een limiet van je bank. Vraag het je bank, of betaal op een andere manier.',
  'payment.decline.ask-bank':
    'Je bank wil je eerst spreken voordat deze betaling mag. Bel het nummer op je kaart en probeer het dan opnieuw, of betaal op een andere manier.',
  'payment.decline.made-before':
    'Je bank heeft zojuist dezelfde betaling met deze kaart gezien. Kijk op je rekening voordat je nog eens betaalt, en bel ons als je haar daar ziet.',
  'payment.decline.not-proved': 'Je bank kon niet bevestigen dat jij het bent. Probeer het opnieuw of betaal op een andere manier.',
  'payment.decline.abandoned': 'Je bent bij je bank weggegaan voordat het klaar was. Probeer het opnieuw of kies een andere betaalwijze.',
  'payment.decline.no-debit': 'Van deze rekening kan niet worden geïncasseerd. Probeer een andere rekening of betaal op een andere manier.',
  'payment.decline.busy': 'Er ging iets mis bij de bank. Probeer het zo nog eens.',
  'payment.declineAccount.refused': 'Je bank heeft de betaling geweigerd. Probeer een andere rekening of een andere betaalwijze.',
  'payment.declineAccount.insufficient-funds':
    'Er staat te weinig geld op deze rekening. Probeer een andere rekening of een andere betaalwijze.',
}
