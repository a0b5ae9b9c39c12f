import { regionChoice } from '../region-choice.ts'

/** From home outwards. */
export const nordlysRegions = regionChoice({
  nordics: 'fjord-1',
  'western-europe': 'city-2',
  'central-europe': 'alpine-3',
  'southern-europe': 'vineyard-1',
  americas: 'alpine-1',
  oceania: 'fjord-4',
  asia: 'city-3',
  africa: 'savannah-2',
})
