export const options = {
  'options.lead': 'Neem wat je leuk vindt; alles mag ook blijven zoals het is.',
  'options.none': 'Nee, bedankt',
  'options.included': 'Inbegrepen',
  'options.perTraveller': 'per reiziger',
  'options.quantity': 'Hoeveel?',
  'options.oneOf': 'Een hiervan hoort bij de reis.',
  'options.insurances': 'Verzekeringen',
  'options.insurancesText': 'Deze horen bij je reis. Wat je niet nodig hebt, kan eruit.',
  'options.remove': 'Verwijderen',
  'options.removeNamed': '{name} verwijderen',
  'options.saved': 'Opgeslagen. Het totaal is bijgewerkt.',
  'options.undone': 'Je laatste keuze is teruggedraaid; de rest is bewaard.',
}
