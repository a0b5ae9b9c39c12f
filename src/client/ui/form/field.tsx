import type { ReactNode } from 'react'
import type { FieldProblem } from '../../../shared/checkout/steps/problem.ts'
import { useTranslate } from '../../place.tsx'
import { useErrorText } from './error-text.ts'
import styles from './form.module.css'

/** What a control of the kit needs to know of its field: Conform's metadata has this shape, and so may a field outside of it. */
export type FieldMeta = {
  key?: string
  id: string
  errorId: string
  descriptionId: string
  name: string
  initialValue?: unknown
  errors?: readonly FieldProblem[]
}

export type FieldLabel = { label: string; hint?: string; optional?: boolean }
export type ControlProps = {
  id: string
  name: string
  defaultValue: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Label above, hint before the control, the error between hint and control in a line whose room is kept. */
export function Field({
  meta,
  label,
  hint,
  optional,
  children,
}: FieldLabel & { meta: FieldMeta; children: (control: ControlProps) => ReactNode }) {
  const error = meta.errors?.[0]
  const described = [hint && meta.descriptionId, error && meta.errorId].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={meta.id}>
        {label} {optional && <OptionalMark />}
      </label>
      {hint && (
        <p className={styles.hint} id={meta.descriptionId}>
          {hint}
        </p>
      )}
      {children({
        id: meta.id,
        name: meta.name,
        defaultValue: textOf(meta.initialValue),
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      <FieldError id={meta.errorId} error={error} label={label} />
    </div>
  )
}

export function OptionalMark() {
  const t = useTranslate()
  return <span className={styles.optional}>({t('forms.optional')})</span>
}

export function FieldError({ id, error, label }: { id: string; error: FieldProblem | undefined; label: string }) {
  const errorText = useErrorText()
  const t = useTranslate()
  return (
    <p className={styles.error} id={id}>
      {error && (
        <>
          <span className="hidden-visually">{t('forms.errorPrefix')} </span>
          {errorText(error, label)}
        </>
      )}
    </p>
  )
}
