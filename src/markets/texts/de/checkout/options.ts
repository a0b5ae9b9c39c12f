export const options = {
  'options.lead': 'Nehmen Sie, was Ihnen gefällt; alles kann auch bleiben, wie es ist.',
  'options.none': 'Nein danke',
  'options.included': 'Inbegriffen',
  'options.perTraveller': 'pro Person',
  'options.saved': 'Gespeichert. Der Gesamtpreis ist aktuell.',
  'options.undone': 'Ihre letzte Wahl wurde zurückgenommen; alles andere ist erhalten.',
}
