export type Region = {
  name: string
  west: number
  east: number
  south: number
  north: number
  resolution: '50m' | '110m'
  tolerance: number
  speck: number
}

/** Tolerance in map units, specks (islands left out) in square map units. */
export const regions: readonly Region[] = [
  { name: 'nordics', west: -28, east: 44, south: 52, north: 81.5, resolution: '50m', tolerance: 2, speck: 60 },
  { name: 'western-europe', west: -26, east: 24, south: 35, north: 65, resolution: '50m', tolerance: 1, speck: 12 },
  { name: 'central-europe', west: -8, east: 38, south: 39, north: 61, resolution: '50m', tolerance: 1, speck: 12 },
  { name: 'southern-europe', west: -34, east: 50, south: 22, north: 54, resolution: '50m', tolerance: 1.5, speck: 4 },
  { name: 'africa', west: -27, east: 62, south: -38, north: 42, resolution: '50m', tolerance: 4, speck: 15 },
  { name: 'asia', west: 24, east: 156, south: -13, north: 58, resolution: '50m', tolerance: 8, speck: 90 },
  { name: 'americas', west: -172, east: -28, south: -57, north: 74, resolution: '50m', tolerance: 6, speck: 150 },
  { name: 'oceania', west: 106, east: 180, south: -50, north: 6, resolution: '50m', tolerance: 2, speck: 10 },
  { name: 'world', west: -180, east: 180, south: -58, north: 80, resolution: '110m', tolerance: 26, speck: 900 },
]
