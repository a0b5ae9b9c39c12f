export const options = {
  'options.lead': 'Nehmen Sie, was Ihnen gefällt; alles kann auch bleiben, wie es ist.',
  'options.none': 'Nein danke',
  'options.included': 'Inbegriffen',
  'options.perTraveller': 'pro Person',
  'options.quantity': 'Wie viele?',
  'options.oneOf': 'Eine dieser Möglichkeiten gehört zur Reise.',
  'options.insurances': 'Versicherungen',
  'options.insurancesText': 'Sie gehören zu Ihrer Reise. Was Sie nicht brauchen, lässt sich entfernen.',
  'options.remove': 'Entfernen',
  'options.removeNamed': '{name} entfernen',
  'options.saved': 'Gespeichert. Der Gesamtpreis ist aktuell.',
  'options.undone': 'Ihre letzte Wahl wurde zurückgenommen; alles andere ist erhalten.',
}
