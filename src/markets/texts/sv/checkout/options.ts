export const options = {
  'options.lead': 'Ta det du gillar; allt kan också bli som det är.',
  'options.none': 'Nej tack',
  'options.included': 'Ingår',
  'options.perTraveller': 'per resenär',
  'options.saved': 'Sparat. Totalen är uppdaterad.',
  'options.undone': 'Ditt senaste val togs tillbaka; allt annat finns kvar.',
}
