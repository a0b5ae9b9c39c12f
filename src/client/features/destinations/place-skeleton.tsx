import { useTranslate } from '../../place.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './destinations.module.css'

/** The shape of a region or country while its tours are on the way. */
export function PlaceSkeleton() {
  const t = useTranslate()
  return (
    <div aria-busy="true">
      <div className={styles.waitingScene} />
      <div className="wrap">
        <p role="status" className="hidden-visually">
          {t('common.loading')}
        </p>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
      <div className={`wrap ${styles.atlas}`}>
        <Skeleton shape="picture" />
        <div>
          <Skeleton shape="title" />
          {[1, 2, 3, 4, 5].map((each) => (
            <Skeleton key={each} />
          ))}
        </div>
      </div>
      <div className={`wrap ${styles.tours}`}>
        <ul>
          {[1, 2, 3].map((each) => (
            <li key={each}>
              <Skeleton shape="picture" />
              <Skeleton shape="title" />
              <Skeleton />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
