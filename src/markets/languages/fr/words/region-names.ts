import type { RegionsWords } from '../../en/words/regions.ts'

export const regionNames: RegionsWords = {
  nordics: 'Pays nordiques',
  'western-europe': 'Europe de l’Ouest',
  'central-europe': 'Europe centrale',
  'southern-europe': 'Europe du Sud',
  africa: 'Afrique',
  asia: 'Asie',
  americas: 'Amériques',
  oceania: 'Océanie',
}
