import type { TourTeaser } from '../../../shared/page.ts'
import type { ResultsProps } from '../../page-view.ts'
import { RouteMap } from '../../parts/route-map.tsx'
import { routeInWords } from '../../parts/tour-card.tsx'
import { useHref, useTranslate } from '../../place.tsx'
import { FromPrice } from '../../ui/price.tsx'
import styles from './result-map.module.css'

/** Where the tours of this page begin, numbered as in the list beside the map. */
export function ResultMap({ tours, region }: ResultsProps) {
  const t = useTranslate()
  const href = useHref()
  const placed = tours.flatMap((tour) =>
    tour.start ? [{ tour, stop: { name: tour.route[0] ?? tour.title, coordinates: tour.start } }] : [],
  )
  const unplaced = tours.filter((tour) => !tour.start)
  const entry = (tour: TourTeaser) => (
    <li key={tour.id}>
      <div>
        <a href={href('tour', {}, { tripId: tour.id })}>{tour.title}</a>
        <p>{routeInWords(tour.route)}</p>
        <p>
          {t('search.nights', { count: tour.nights })} · <FromPrice value={tour.fromPrice} />
        </p>
      </div>
    </li>
  )
  return (
    <div className={styles.split}>
      {placed.length > 0 && (
        <div className={styles.map}>
          <RouteMap
            region={region && !region.includes(',') ? region : 'world'}
            stops={placed.map(({ stop }) => stop)}
            label={t('search.mapLabel')}
            aspect={1.5}
            connected={false}
          />
        </div>
      )}
      <ol className={styles.list}>{[...placed.map(({ tour }) => tour), ...unplaced].map(entry)}</ol>
    </div>
  )
}
