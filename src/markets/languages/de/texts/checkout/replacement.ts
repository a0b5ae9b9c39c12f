export const replacement = {
  'replacement.title': 'Einen Teil Ihrer Reise tauschen',
  'replacement.back': 'Andere Reisen ansehen',
  'replacement.text':
    'Wählen Sie den Teil, den Sie tauschen möchten. Die Angebote kommen von unserem Partner und öffnen sich auf dieser Website.',
  'replacement.choose': 'Angebote ansehen',
  'replacement.chooseFor': 'Angebote statt {name} ansehen',
  'replacement.none': 'Derzeit lässt sich kein Teil tauschen. Eine Prüfung der Verfügbarkeit kann neue Angebote bringen.',
  'replacement.noBooking': 'Öffnen Sie diese Seite aus Ihrer Buchung: Dort sehen Sie, welche Teile sich tauschen lassen.',
  'replacement.toBooking': 'Zurück zu meiner Buchung',
  'replacement.frameTitle': 'Angebote unseres Partners',
  'replacement.frameText': 'Wählen Sie hier; danach geht Ihre Buchung mit dem neuen Teil weiter. Noch wird nichts abgebucht.',
}
