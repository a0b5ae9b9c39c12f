import type { ReactNode } from 'react'
import { FieldError, type FieldMeta } from './field.tsx'
import styles from './form.module.css'

export function Checkbox({
  meta,
  label,
  name,
  hint,
  value = 'on',
}: {
  meta: FieldMeta
  label: ReactNode
  /** Short name for error sentences. */
  name: string
  hint?: ReactNode
  value?: string
}) {
  const error = meta.errors?.[0]
  const described = [hint && meta.descriptionId, error && meta.errorId].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.choice}>
        <input
          key={meta.key}
          type="checkbox"
          id={meta.id}
          name={meta.name}
          value={value}
          defaultChecked={meta.initialValue === value || meta.initialValue === true}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>
          {label}
          {hint && (
            <span className={styles.choiceHint} id={meta.descriptionId}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={meta.errorId} error={error} label={name} />
    </div>
  )
}
