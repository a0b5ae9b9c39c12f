import { type MapRegion, mapBoxes, mapRegions } from './map-files.ts'
import type { MapWindow } from './projection.ts'

const isMapRegion = (key: string): key is MapRegion => mapRegions.some((region) => region === key)

/** The region's own map where it shows the whole window, else the world's: a tour may leave its region. */
export function mapFor(key: string, { x, y, width, height }: MapWindow): MapRegion {
  if (!isMapRegion(key)) return 'world'
  const box = mapBoxes[key]
  const isInside = x >= box.x && y >= box.y && x + width <= box.x + box.width && y + height <= box.y + box.height
  return isInside ? key : 'world'
}
