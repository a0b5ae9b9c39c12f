export const options = {
  'options.lead': 'Neem wat je leuk vindt; alles mag ook blijven zoals het is.',
  'options.none': 'Nee, bedankt',
  'options.included': 'Inbegrepen',
  'options.perTraveller': 'per reiziger',
  'options.saved': 'Opgeslagen. Het totaal is bijgewerkt.',
  'options.undone': 'Je laatste keuze is teruggedraaid; de rest is bewaard.',
}
