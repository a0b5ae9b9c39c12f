import type { ReactNode } from 'react'
import styles from './tour-section.module.css'

type TourSectionProps = { id: string; title: string; note?: string; children: ReactNode }

/** A chapter: its title stands in the margin where there is room. */
export function TourSection({ id, title, note, children }: TourSectionProps) {
  return (
    <section id={id} className={`wrap ${styles.section}`} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
