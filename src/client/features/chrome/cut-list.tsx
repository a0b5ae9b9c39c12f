import { Children, isValidElement, type ReactNode } from 'react'
import { usePage } from '../../place.tsx'
import styles from './mobile-menu.module.css'

/** The first nine entries, the others behind "see more (+N)". */
const shownEntries = 9

export function CutList({ children }: { children: ReactNode }) {
  const { labels } = usePage().chrome
  const entries = Children.toArray(children).filter(isValidElement)
  const rest = entries.slice(shownEntries)
  return (
    <>
      <ul>
        {entries.slice(0, shownEntries).map((entry) => (
          <li key={entry.key}>{entry}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details className={styles.rest} suppressHydrationWarning>
          <summary>
            <span className={styles.more}>
              {labels.seeMore} (+{rest.length})
            </span>
            <span className={styles.less}>{labels.seeLess}</span>
          </summary>
          <ul>
            {rest.map((entry) => (
              <li key={entry.key}>{entry}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
