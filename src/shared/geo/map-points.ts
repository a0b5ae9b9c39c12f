import { type MapMark, spread } from './marks.ts'
import { type LatLon, type MapWindow, project, windowAround } from './projection.ts'

export type MapDrawing = { window: MapWindow; radius: number; line: string; marks: readonly MapMark[] }
export type MapStop = { coordinates: LatLon }

const key = ({ lat, lon }: LatLon) => `${lat.toFixed(2)} ${lon.toFixed(2)}`

/** Where stops lie in the map's window, one mark per place: a place that is visited twice carries both numbers. */
export function drawStops(stops: readonly MapStop[], aspect: number): MapDrawing {
  const window = windowAround(
    stops.map((stop) => stop.coordinates),
    { aspect, padding: 0.16, minWidth: 500 },
  )
  const radius = window.width * 0.024
  const numbers = Map.groupBy(stops.entries(), ([, stop]) => key(stop.coordinates))
  const marks = [...numbers.values()].map((visits) => {
    const [, first] = visits[0] ?? []
    const { x, y } = project(first?.coordinates ?? { lat: 0, lon: 0 })
    return { label: visits.map(([index]) => index + 1).join('·'), x, y }
  })
  spread(marks, radius * 2.1)
  const placeOf = new Map([...numbers.keys()].map((place, index) => [place, marks[index]]))
  const line = stops.map((stop, index) => {
    const mark = placeOf.get(key(stop.coordinates))
    return `${index === 0 ? 'M' : 'L'}${Math.round(mark?.x ?? 0)} ${Math.round(mark?.y ?? 0)}`
  })
  return {
    window,
    radius: Math.round(radius * 10) / 10,
    line: line.join(''),
    marks: marks.map(({ label, x, y }) => ({ label, x: Math.round(x), y: Math.round(y) })),
  }
}
