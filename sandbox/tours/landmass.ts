import type { CountryKey } from './countries.ts'
import { type PlaceKey, placeByKey } from './places/places.ts'
import type { RegionKey } from './vocabulary.ts'

const ofRegion: Readonly<Record<RegionKey, string>> = {
  nordics: 'europe',
  'western-europe': 'europe',
  'central-europe': 'europe',
  'southern-europe': 'europe',
  africa: 'africa',
  asia: 'asia',
  americas: 'americas',
  oceania: 'australia',
}

const ofCountry: Partial<Record<CountryKey, string>> = {
  iceland: 'iceland',
  finland: 'finland',
  'united-kingdom': 'britain',
  ireland: 'ireland',
  japan: 'honshu',
  'sri-lanka': 'sri-lanka',
  'new-zealand': 'south-island',
}

const islands: Readonly<Record<string, readonly PlaceKey[]>> = {
  gotland: ['visby'],
  aero: ['aeroskobing'],
  texel: ['texel'],
  terschelling: ['terschelling'],
  ireland: ['belfast'],
  madeira: ['funchal', 'porto-moniz', 'santana'],
  sicily: ['palermo', 'agrigento', 'siracusa', 'catania'],
  paros: ['paros'],
  naxos: ['naxos'],
  santorini: ['santorini'],
  hvar: ['hvar'],
  korcula: ['korcula'],
  zanzibar: ['zanzibar'],
  miyajima: ['miyajima'],
  'ko-lanta': ['ko-lanta'],
  'vancouver-island': ['victoria', 'tofino'],
  'north-island': ['auckland', 'rotorua', 'national-park', 'napier', 'wellington'],
  tasmania: ['hobart', 'coles-bay', 'launceston', 'cradle-mountain'],
}
const islandOf = new Map(Object.entries(islands).flatMap(([island, keys]) => keys.map((key) => [key, island] as const)))

const northOfTheGulf = 65

/** London is on the continent too, by its tunnel, and so is the north of Finland. */
function landsOf(key: PlaceKey): readonly string[] {
  const { country, region, lat } = placeByKey(key)
  const own = islandOf.get(key) ?? ofCountry[country] ?? ofRegion[region]
  const alsoEurope = key === 'london' || (country === 'finland' && lat > northOfTheGulf)
  return alsoEurope ? [own, 'europe'] : [own]
}

/** Whether one gets from one place to the other without crossing open water. */
export const isByLand = (from: PlaceKey, to: PlaceKey): boolean => landsOf(from).some((land) => landsOf(to).includes(land))
