import { mapFor } from '../../shared/geo/map-for.ts'
import { drawStops, type MapStop } from '../../shared/geo/map-points.ts'
import { mapUrl } from '../../shared/geo/projection.ts'
import { RouteDrawing } from './route-drawing.tsx'

type RouteMapProps = {
  region: string
  stops: readonly MapStop[]
  /** What the map shows, in words. */
  label: string
  aspect?: number
  connected?: boolean
}

/** Stops on the outline of a region. The page repeats them as a list, so the picture may stay a picture. */
export function RouteMap({ region, stops, label, aspect = 4 / 3, connected }: RouteMapProps) {
  const drawing = drawStops(stops, aspect)
  return <RouteDrawing map={mapUrl(mapFor(region, drawing.window))} drawing={drawing} label={label} connected={connected} />
}
