import { usePage } from '../place.tsx'
import styles from './stale-note.module.css'

/** What is told is older than usual, because the provider is down (rule 19). */
export function StaleNote({ text }: { text: string }) {
  const { staleSince } = usePage()
  return staleSince && <p className={styles.note}>{text}</p>
}
