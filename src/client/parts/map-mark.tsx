import type { MapMark as Mark } from '../../shared/geo/marks.ts'
import styles from './route-map.module.css'

/** A number in a circle; two numbers make it longer. */
export function MapMark({ mark: { label, x, y }, radius }: { mark: Mark; radius: number }) {
  const isLong = label.length > 2
  return (
    <g>
      <rect
        className={styles.mark}
        x={x - (isLong ? radius * 1.5 : radius)}
        y={y - radius}
        width={isLong ? radius * 3 : radius * 2}
        height={radius * 2}
        rx={radius}
      />
      <text className={styles.number} x={x} y={y} dy="0.36em" fontSize={radius * 1.15} textAnchor="middle">
        {label}
      </text>
    </g>
  )
}
