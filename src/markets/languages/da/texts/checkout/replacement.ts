export const replacement = {
  'replacement.title': 'Byt en del af din rejse',
  'replacement.back': 'Se andre ture',
  'replacement.text': 'Vælg den del, du vil bytte. Tilbuddene kommer fra vores partner og åbner her på siden.',
  'replacement.choose': 'Se tilbud',
  'replacement.chooseFor': 'Se tilbud i stedet for {name}',
  'replacement.none': 'Ingen af delene kan byttes lige nu. Et tjek af tilgængeligheden kan give nye tilbud.',
  'replacement.noBooking': 'Åbn denne side fra din bestilling: der ser du, hvilke dele der kan byttes.',
  'replacement.toBooking': 'Tilbage til min bestilling',
  'replacement.frameTitle': 'Tilbud fra vores partner',
  'replacement.frameText': 'Vælg her; så fortsætter bestillingen med den nye del. Der trækkes intet endnu.',
}
