import type { RegionsWords } from '../../en/words/regions.ts'

export const regionNames: RegionsWords = {
  nordics: 'Países nórdicos',
  'western-europe': 'Europa Ocidental',
  'central-europe': 'Europa Central',
  'southern-europe': 'Europa do Sul',
  africa: 'África',
  asia: 'Ásia',
  americas: 'Américas',
  oceania: 'Oceânia',
}
