import { usePage } from '../place.tsx'
import styles from './stale-note.module.css'

/** Ruling 39: what is told is older than usual, because the provider is down. */
export function StaleNote({ text }: { text: string }) {
  const { staleSince } = usePage()
  return staleSince && <p className={styles.note}>{text}</p>
}
