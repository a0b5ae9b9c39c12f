export const modifications = {
  'modifications.title': 'Je wijzigingen',
  'modifications.difference': 'Verschil met wat geboekt was:',
  'modifications.call': 'Om deze wijzigingen te boeken, bel je voorlopig {phone}.',
}
