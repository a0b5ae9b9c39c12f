import type { TourDetails } from '../../../../shared/provider/discovery.ts'
import { RouteMap } from '../../../parts/route-map.tsx'
import { useTranslate } from '../../../place.tsx'
import styles from './new-tour-rail.module.css'
import type { Chapter } from './stop-chapters.ts'
import { useChapterInView } from './use-chapter-in-view.ts'

/** The way beside the text: it stays in sight and follows the chapter that is being read. */
export function NewTourRail({ tour, chapters }: { tour: TourDetails; chapters: readonly Chapter[] }) {
  const t = useTranslate()
  const current = useChapterInView(chapters.map(({ id }) => id))
  return (
    <div className={styles.rail}>
      <RouteMap
        region={tour.region}
        stops={tour.stops}
        label={t('tour.mapLabel', { route: tour.stops.map((stop) => stop.name).join(', ') })}
        aspect={1.25}
      />
      <nav aria-label={t('tour.routeTitle')}>
        <ol className={styles.stops}>
          {chapters.map(({ id, place, days, stop }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                <span className={styles.number}>{stop === undefined ? '–' : stop + 1}</span>
                <span>{place}</span>
                <span className={styles.days}>
                  {t('newTour.days', { from: days[0]?.day ?? 1, to: days.at(-1)?.day ?? 1, count: days.length })}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
