import type { ReactNode } from 'react'
import styles from './kit-page.module.css'

/** Gives every control within the look of a state. */
export function Shown({ state, children }: { state: 'hover' | 'focus'; children: ReactNode }) {
  const mark = (box: HTMLElement | null) => {
    for (const control of box?.querySelectorAll<HTMLElement>('input, select, textarea, button') ?? []) control.dataset.state = state
  }
  return (
    <div ref={mark} className={styles.shown}>
      {children}
    </div>
  )
}
