import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

export function Badge({ tone = 'neutral', children }: { tone?: 'neutral' | 'positive' | 'warning' | 'critical'; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}
