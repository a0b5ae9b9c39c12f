import { regionChoice } from '../region-choice.ts'

/** From home outwards. */
export const nordlysRegions = regionChoice({
  nordics: 'fjord-2',
  'western-europe': 'coast-1',
  'central-europe': 'alpine-3',
  'southern-europe': 'islands-3',
  americas: 'alpine-1',
  oceania: 'fjord-4',
  asia: 'islands-2',
  africa: 'savannah-2',
})
