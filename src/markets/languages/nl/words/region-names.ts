import type { RegionsWords } from '../../en/words/regions.ts'

export const regionNames: RegionsWords = {
  nordics: 'Noord-Europa',
  'western-europe': 'West-Europa',
  'central-europe': 'Midden-Europa',
  'southern-europe': 'Zuid-Europa',
  africa: 'Afrika',
  asia: 'Azië',
  americas: 'Amerika',
  oceania: 'Oceanië',
}
