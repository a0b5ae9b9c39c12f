import { type MapRegion, mapSet } from './map-files.ts'

export type LatLon = { lat: number; lon: number }
export type MapPoint = { x: number; y: number }
export type MapWindow = { x: number; y: number; width: number; height: number }

/** Map units: the world is a square 36 000 wide, 100 to a degree of longitude; x grows east from 180° W, y grows south. */
export const worldWidth = 36_000

const earthRadiusKm = 6371.0088
const mercatorLimit = 85.05112878
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Web Mercator in closed form. Every outline under /assets/maps is drawn with it, so points and coasts agree exactly. */
export function project({ lat, lon }: LatLon): MapPoint {
  const clamped = Math.min(mercatorLimit, Math.max(-mercatorLimit, lat))
  return {
    x: ((lon + 180) / 360) * worldWidth,
    y: (0.5 - Math.asinh(Math.tan(radians(clamped))) / (2 * Math.PI)) * worldWidth,
  }
}

/**
 * The smallest window of the given aspect (width ÷ height) that holds all points, with padding as a share of the points' extent
 * on each side, and never narrower than `minWidth` map units (one stop alone still shows its surroundings).
 */
export function windowAround(
  points: readonly LatLon[],
  { aspect = 3 / 2, padding = 0.18, minWidth = 300 }: { aspect?: number; padding?: number; minWidth?: number } = {},
): MapWindow {
  const projected = points.map(project)
  if (projected.length === 0) return { x: 0, y: (worldWidth - worldWidth / aspect) / 2, width: worldWidth, height: worldWidth / aspect }
  const left = Math.min(...projected.map((point) => point.x))
  const right = Math.max(...projected.map((point) => point.x))
  const top = Math.min(...projected.map((point) => point.y))
  const bottom = Math.max(...projected.map((point) => point.y))
  const spread = 1 + 2 * padding
  const width = Math.max((right - left) * spread, (bottom - top) * spread * aspect, minWidth)
  const height = width / aspect
  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
  }
}

/**
 * The window that shows all boxes, with padding as a share of their extent on each side. Its aspect follows them between the two bounds.
 */
export function windowOver(
  boxes: readonly MapWindow[],
  { aspects: [least, most], padding = 0.08 }: { aspects: readonly [number, number]; padding?: number },
): MapWindow {
  const left = Math.min(...boxes.map(({ x }) => x))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const top = Math.min(...boxes.map(({ y }) => y))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  const spread = 1 + 2 * padding
  const aspect = Math.min(most, Math.max(least, (right - left) / (bottom - top)))
  const width = Math.max((right - left) * spread, (bottom - top) * spread * aspect)
  const height = width / aspect
  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
  }
}

/** Great-circle distance (haversine) in kilometres. */
export function distanceKm(a: LatLon, b: LatLon): number {
  const havLat = Math.sin(radians(b.lat - a.lat) / 2) ** 2
  const havLon = Math.sin(radians(b.lon - a.lon) / 2) ** 2
  const h = havLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * havLon
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)))
}

/**
 * The outlines of a region. A page shows any window of it with `<svg viewBox><use href={`${mapUrl(region)}#land`}/></svg>`;
 * `#borders` are the frontiers, `#n578` is one country by its ISO 3166 number. All take `currentColor`.
 */
export const mapUrl = (region: MapRegion): string => `/assets/maps/${mapSet}/${region}.svg`
