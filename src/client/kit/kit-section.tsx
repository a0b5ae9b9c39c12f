import type { ReactNode } from 'react'
import styles from './kit-page.module.css'

export type Specimens = { id: string; title: string; children: ReactNode }

/** One component, in everything it can be. */
export function KitSection({ id, title, children }: Specimens) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  )
}

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
  )
}
