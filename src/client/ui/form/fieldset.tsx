import type { ReactNode } from 'react'
import styles from './form.module.css'

/** A titled part of a form: one passenger, the address, a question about one activity. */
export function Fieldset({
  id,
  legend,
  note,
  action,
  children,
}: {
  id?: string
  legend: ReactNode
  note?: ReactNode
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <fieldset className={styles.fieldset} id={id}>
      <legend className={styles.legend}>{legend}</legend>
      {note && <p className={styles.note}>{note}</p>}
      {action && <div className={styles.groupAction}>{action}</div>}
      {children}
    </fieldset>
  )
}
