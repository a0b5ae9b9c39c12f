import { usePage } from '../../place.tsx'
import styles from './skip-link.module.css'

/** The first stop of the Tab key. */
export function SkipLink() {
  const { chrome } = usePage()
  return (
    <a href="#content" className={styles.skip}>
      {chrome.labels.skipToContent}
    </a>
  )
}
