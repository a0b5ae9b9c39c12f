export const mapSet = '3fb7e53f'

export const mapRegions = [
  'nordics',
  'western-europe',
  'central-europe',
  'southern-europe',
  'africa',
  'asia',
  'americas',
  'oceania',
  'world',
] as const

export type MapRegion = (typeof mapRegions)[number]

/** What each file shows, in map units. */
export const mapBoxes: Readonly<Record<MapRegion, { x: number; y: number; width: number; height: number }>> = {
  nordics: { x: 15200, y: 3106, width: 7200, height: 8785 },
  'western-europe': { x: 15400, y: 9369, width: 5000, height: 4891 },
  'central-europe': { x: 17200, y: 10251, width: 4600, height: 3507 },
  'southern-europe': { x: 14600, y: 11559, width: 8400, height: 4185 },
  africa: { x: 15300, y: 13364, width: 8900, height: 8750 },
  asia: { x: 20400, y: 10843, width: 13200, height: 8468 },
  americas: { x: 800, y: 6757, width: 14400, height: 18214 },
  oceania: { x: 28600, y: 17399, width: 7400, height: 6392 },
  world: { x: 0, y: 4041, width: 36000, height: 21116 },
}
