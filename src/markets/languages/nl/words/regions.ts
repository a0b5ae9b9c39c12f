import type { RegionsWords } from '../../en/words/regions.ts'

export const regions: RegionsWords = {
  nordics: 'Fjorden, eilanden en lang licht, van de duinen van Jutland tot de overkant van IJsland.',
  'western-europe': 'Kliffen, grachten, wijngaarden en steden die je het best te voet ontdekt.',
  'central-europe': 'Bergtreinen, meren waar je uit kunt drinken, koffiehuizen met tijd.',
  'southern-europe': 'Witte dorpen, oude havens, laat aan tafel en een zee die tot in oktober warm is.',
  africa: 'Duinen bij zonsopgang, weidse luchten boven de vlakte, medina’s en de Kaap.',
  asia: 'Tempeltuinen, rijstterrassen, nachttreinen en canyons in de woestijn.',
  americas: 'Rode rots, nevelwoud, Incapaden en de gletsjers aan het eind van de kaart.',
  oceania: 'Fjorden, wijngaarden en rode woestijn, en heel veel lucht.',
}
