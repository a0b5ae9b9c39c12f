import type { RegionsWords } from '../../en/words/regions.ts'

export const regionNames: RegionsWords = {
  nordics: 'Paesi nordici',
  'western-europe': 'Europa occidentale',
  'central-europe': 'Europa centrale',
  'southern-europe': 'Europa meridionale',
  africa: 'Africa',
  asia: 'Asia',
  americas: 'Americhe',
  oceania: 'Oceania',
}
