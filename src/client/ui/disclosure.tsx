import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

type DisclosureProps = { summary: ReactNode; children: ReactNode; name?: string; className?: string }

/** Opens without scripts; which ones are open is the browser's business, never a prop. */
export function Disclosure({ summary, children, name, className }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)} name={name} suppressHydrationWarning>
      <summary>
        {summary}
        <Icon name="chevron-down" size="small" className={styles.mark} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
