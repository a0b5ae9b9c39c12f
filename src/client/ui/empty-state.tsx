import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** A sentence and a way on. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
