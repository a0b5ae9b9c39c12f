/** What a region feels like, in a sentence. */
export const regions = {
  nordics: 'Fjords, islands and long light, from Jutland’s dunes to the far side of Iceland.',
  'western-europe': 'Sea cliffs, canals, vineyards and cities that are best on foot.',
  'central-europe': 'Mountain railways, lakes you can drink from, coffee houses with time.',
  'southern-europe': 'White villages, old ports, late suppers and a sea warm into October.',
  africa: 'Dunes at sunrise, wide skies over the plains, medinas and the Cape.',
  asia: 'Temple gardens, rice terraces, night trains and desert canyons.',
  americas: 'Red rock, cloud forest, Inca roads and the glaciers at the end of the map.',
  oceania: 'Fiords, vineyards and red desert, and a great deal of sky.',
}
export type RegionsWords = { [Key in keyof typeof regions]: string }
