export const options = {
  'options.lead': 'Prendi ciò che ti piace; tutto può anche restare com’è.',
  'options.none': 'No, grazie',
  'options.included': 'Incluso',
  'options.perTraveller': 'per viaggiatore',
  'options.quantity': 'Quanti?',
  'options.oneOf': 'Una di queste opzioni fa parte del viaggio.',
  'options.insurances': 'Assicurazioni',
  'options.insurancesText': 'Fanno parte del viaggio. Ciò che non ti serve si può togliere.',
  'options.remove': 'Togli',
  'options.removeNamed': 'Togli {name}',
  'options.saved': 'Salvato. Il totale è aggiornato.',
  'options.undone': 'L’ultima scelta è stata annullata; tutto il resto è rimasto.',
}
