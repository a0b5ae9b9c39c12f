export const options = {
  'options.lead': 'Prenez ce qui vous plaît ; tout peut rester tel quel.',
  'options.none': 'Non merci',
  'options.included': 'Compris',
  'options.perTraveller': 'par voyageur',
  'options.saved': 'Enregistré. Le total est à jour.',
  'options.undone': 'Votre dernier choix a été annulé ; tout le reste est conservé.',
}
