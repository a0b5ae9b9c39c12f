import type { MapDrawing } from '../../shared/geo/map-points.ts'
import { MapMark } from './map-mark.tsx'
import styles from './route-map.module.css'

type RouteDrawingProps = { map: string; drawing: MapDrawing; label: string; connected?: boolean }

/** A drawing of stops over the outlines at `map`. */
export function RouteDrawing({ map, drawing: { window, radius, line, marks }, label, connected = true }: RouteDrawingProps) {
  return (
    <svg className={styles.map} viewBox={`${window.x} ${window.y} ${window.width} ${window.height}`} role="img" aria-label={label}>
      <use href={`${map}#land`} className={styles.land} />
      <use href={`${map}#borders`} className={styles.borders} />
      {connected && <path d={line} className={styles.line} />}
      {marks.map((mark) => (
        <MapMark key={mark.label} mark={mark} radius={radius} />
      ))}
    </svg>
  )
}
