import type { RegionsWords } from '../../en/words/regions.ts'

export const regionNames: RegionsWords = {
  nordics: 'Norden',
  'western-europe': 'Västeuropa',
  'central-europe': 'Centraleuropa',
  'southern-europe': 'Sydeuropa',
  africa: 'Afrika',
  asia: 'Asien',
  americas: 'Amerika',
  oceania: 'Oceanien',
}
