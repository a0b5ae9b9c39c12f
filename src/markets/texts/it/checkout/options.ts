export const options = {
  'options.lead': 'Prendi ciò che ti piace; tutto può anche restare com’è.',
  'options.none': 'No, grazie',
  'options.included': 'Incluso',
  'options.perTraveller': 'per viaggiatore',
  'options.saved': 'Salvato. Il totale è aggiornato.',
  'options.undone': 'L’ultima scelta è stata annullata; tutto il resto è rimasto.',
}
