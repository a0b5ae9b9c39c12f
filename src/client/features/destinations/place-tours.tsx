import type { TourTeaser } from '../../../shared/page.ts'
import { StaleNote } from '../../parts/stale-note.tsx'
import { TourCard } from '../../parts/tour-card.tsx'
import { useTranslate } from '../../place.tsx'
import styles from './destinations.module.css'
import { ToursDown } from './tours-down.tsx'

/** `tours` is null while nobody can say which ones there are. */
export function PlaceTours({ place, tours, allHref }: { place: string; tours: readonly TourTeaser[] | null; allHref: string }) {
  const t = useTranslate()
  return (
    <section className={`wrap ${styles.tours}`} aria-labelledby="tours-title">
      <div className={styles.toursHead}>
        <h2 id="tours-title">{t('destinations.toursIn', { place })}</h2>
        {tours !== null && tours.length > 0 && <a href={allHref}>{t('destinations.allToursIn', { place })}</a>}
      </div>
      <StaleNote text={t('search.stale')} />
      {tours === null && <ToursDown />}
      {tours?.length === 0 && <p>{t('destinations.noTours')}</p>}
      {tours !== null && tours.length > 0 && (
        <ul>
          {tours.map((tour) => (
            <li key={tour.id}>
              <TourCard tour={tour} sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
