import { regionChoice } from '../region-choice.ts'

/** Every part of the world after sunset. */
export const noctuaRegions = regionChoice({
  nordics: 'northern-lights-5',
  'central-europe': 'old-town-4',
  'western-europe': 'city-2',
  'southern-europe': 'old-town-9',
  africa: 'savannah-8',
  asia: 'city-9',
  americas: 'desert-3',
  oceania: 'coast-6',
})
