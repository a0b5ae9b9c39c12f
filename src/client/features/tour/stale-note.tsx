import { usePage, useTranslate } from '../../place.tsx'
import styles from './stale-note.module.css'

/** Ruling 39: what is told of the tour is older than usual, because the provider is down. */
export function StaleNote() {
  const { staleSince } = usePage()
  const t = useTranslate()
  return staleSince && <p className={styles.note}>{t('tour.stale')}</p>
}
