export const replacement = {
  'replacement.title': 'Bytt en del av turen',
  'replacement.back': 'Se andre turer',
  'replacement.text': 'Velg delen du vil bytte. Tilbudene kommer fra partneren vår og åpnes her på siden.',
  'replacement.choose': 'Se tilbud',
  'replacement.chooseFor': 'Se tilbud i stedet for {name}',
  'replacement.none': 'Ingen av delene kan byttes nå. En ny sjekk av tilgjengeligheten kan gi tilbud.',
  'replacement.noBooking': 'Åpne denne siden fra bestillingen din: der ser du hvilke deler som kan byttes.',
  'replacement.toBooking': 'Tilbake til bestillingen',
  'replacement.frameTitle': 'Tilbud fra partneren vår',
  'replacement.frameText': 'Velg her; så fortsetter bestillingen med den nye delen. Ingenting trekkes ennå.',
}
