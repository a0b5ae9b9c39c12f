import type { ReactNode } from 'react'
import styles from './notice.module.css'

export function Notice({
  tone,
  title,
  children,
}: {
  tone: 'info' | 'warning' | 'critical' | 'positive'
  title?: string
  children: ReactNode
}) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'critical' || tone === 'warning' ? 'alert' : undefined}>
      {title && <p className={styles.title}>{title}</p>}
      <div>{children}</div>
    </div>
  )
}
