import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { Icon } from './icon.tsx'

/** Something chosen that one click takes away; `label` says so in words. */
export function RemoveChip({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <a className={styles.chip} href={href} aria-label={label}>
      {children}
      <Icon name="x" size="small" />
    </a>
  )
}
