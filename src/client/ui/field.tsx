import type { ReactNode } from 'react'
import styles from './field.module.css'

type FieldProps = { id: string; label: string; hint?: string; children: ReactNode }

/** A label above a native control; the control carries the same id. */
export function Field({ id, label, hint, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
    </div>
  )
}
