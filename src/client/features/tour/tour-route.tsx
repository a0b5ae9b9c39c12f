import type { TourDetails } from '../../../shared/provider/discovery.ts'
import { RouteMap } from '../../parts/route-map.tsx'
import { useTranslate } from '../../place.tsx'
import styles from './tour-route.module.css'

export function TourRoute({ tour }: { tour: TourDetails }) {
  const t = useTranslate()
  return (
    <div className={styles.route}>
      <RouteMap
        region={tour.region}
        stops={tour.stops}
        label={t('tour.mapLabel', { route: tour.stops.map((stop) => stop.name).join(', ') })}
        aspect={1.1}
      />
      <ol>
        {tour.stops.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place may come twice, and the order never changes
          <li key={index}>
            <span>{stop.name}</span>
            {stop.nights > 0 && <span className={styles.nights}>{t('search.nights', { count: stop.nights })}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
