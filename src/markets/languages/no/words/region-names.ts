import type { RegionsWords } from '../../en/words/regions.ts'

export const regionNames: RegionsWords = {
  nordics: 'Norden',
  'western-europe': 'Vest-Europa',
  'central-europe': 'Mellom-Europa',
  'southern-europe': 'Sør-Europa',
  africa: 'Afrika',
  asia: 'Asia',
  americas: 'Amerika',
  oceania: 'Oseania',
}
