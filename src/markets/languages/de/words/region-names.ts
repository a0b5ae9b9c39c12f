import type { RegionsWords } from '../../en/words/regions.ts'

export const regionNames: RegionsWords = {
  nordics: 'Nordeuropa',
  'western-europe': 'Westeuropa',
  'central-europe': 'Mitteleuropa',
  'southern-europe': 'Südeuropa',
  africa: 'Afrika',
  asia: 'Asien',
  americas: 'Amerika',
  oceania: 'Ozeanien',
}
