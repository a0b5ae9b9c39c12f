import type { MapArea, PlaceMapView } from '../../shared/destinations/place-map.ts'
import { MapMark } from './map-mark.tsx'
import styles from './route-map.module.css'

type PlaceMapProps = {
  map: PlaceMapView
  /** What the map shows, in words; without them it is only drawn for the eye, and the list beside it says the same. */
  label?: string
}

/** Outlines with countries picked out. Its links are a shortcut for a pointer: the list beside the map holds the same ones. */
export function PlaceMap({ map: { file, window, radius, areas, marks }, label }: PlaceMapProps) {
  const drawing = (
    <>
      <use href={`${file}#land`} className={styles.land} />
      {areas.map((area) => (
        <Outlines key={area.outlines.join()} file={file} area={area} />
      ))}
      <use href={`${file}#borders`} className={styles.borders} />
      {areas.map(
        ({ mark, href }) => mark && href && <Leading key={mark.label} href={href} mark={<MapMark mark={mark} radius={radius} />} />,
      )}
      {marks.map((mark) => (
        <MapMark key={mark.label} mark={mark} radius={radius} />
      ))}
    </>
  )
  const viewBox = `${window.x} ${window.y} ${window.width} ${window.height}`
  return label ? (
    <svg className={styles.map} viewBox={viewBox} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg className={styles.map} viewBox={viewBox} aria-hidden="true">
      {drawing}
    </svg>
  )
}

function Outlines({ file, area: { outlines, href } }: { file: string; area: MapArea }) {
  const shapes = outlines.map((outline) => <use key={outline} href={`${file}#${outline}`} className={styles.ours} />)
  return href ? <Leading href={href} mark={shapes} /> : <g>{shapes}</g>
}

const Leading = ({ href, mark }: { href: string; mark: React.ReactNode }) => (
  <a href={href} tabIndex={-1} className={styles.leading}>
    {mark}
  </a>
)
