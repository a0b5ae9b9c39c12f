import type { RegionsWords } from '../../en/words/regions.ts'

export const regionNames: RegionsWords = {
  nordics: 'Pohjoismaat',
  'western-europe': 'Länsi-Eurooppa',
  'central-europe': 'Keski-Eurooppa',
  'southern-europe': 'Etelä-Eurooppa',
  africa: 'Afrikka',
  asia: 'Aasia',
  americas: 'Amerikka',
  oceania: 'Oseania',
}
