export const options = {
  'options.lead': 'Prenez ce qui vous plaît ; tout peut rester tel quel.',
  'options.none': 'Non merci',
  'options.included': 'Compris',
  'options.perTraveller': 'par voyageur',
  'options.quantity': 'Combien ?',
  'options.oneOf': 'L’une de ces options fait partie du voyage.',
  'options.insurances': 'Assurances',
  'options.insurancesText': 'Elles sont comprises dans votre voyage. Ce dont vous n’avez pas besoin peut être retiré.',
  'options.remove': 'Retirer',
  'options.removeNamed': 'Retirer {name}',
  'options.saved': 'Enregistré. Le total est à jour.',
  'options.undone': 'Votre dernier choix a été annulé ; tout le reste est conservé.',
}
