export const options = {
  'options.lead': 'Ta det du gillar; allt kan också bli som det är.',
  'options.none': 'Nej tack',
  'options.included': 'Ingår',
  'options.perTraveller': 'per resenär',
  'options.quantity': 'Hur många?',
  'options.oneOf': 'Ett av dessa hör till resan.',
  'options.insurances': 'Försäkringar',
  'options.insurancesText': 'De här ingår i resan. Det du inte behöver kan tas bort.',
  'options.remove': 'Ta bort',
  'options.removeNamed': 'Ta bort {name}',
  'options.saved': 'Sparat. Totalen är uppdaterad.',
  'options.undone': 'Ditt senaste val togs tillbaka; allt annat finns kvar.',
}
