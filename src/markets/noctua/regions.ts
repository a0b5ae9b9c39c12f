import { regionChoice } from '../region-choice.ts'

/** Every part of the world after sunset. */
export const noctuaRegions = regionChoice({
  nordics: 'northern-lights-5',
  'central-europe': 'city-8',
  'western-europe': 'city-2',
  'southern-europe': 'old-town-9',
  africa: 'savannah-8',
  asia: 'city-3',
  americas: 'alpine-8',
  oceania: 'coast-6',
})
