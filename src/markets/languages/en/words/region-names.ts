import type { RegionsWords } from './regions.ts'

export const regionNames: RegionsWords = {
  nordics: 'The Nordics',
  'western-europe': 'Western Europe',
  'central-europe': 'Central Europe',
  'southern-europe': 'Southern Europe',
  africa: 'Africa',
  asia: 'Asia',
  americas: 'The Americas',
  oceania: 'Oceania',
}
