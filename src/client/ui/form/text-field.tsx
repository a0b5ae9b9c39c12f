import type { HTMLAttributes } from 'react'
import { Field, type FieldLabel, type FieldMeta } from './field.tsx'
import styles from './form.module.css'

export type TextFieldProps = FieldLabel & {
  meta: FieldMeta
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  type?: 'text' | 'email' | 'tel'
  maxLength?: number
  /** How much room an answer usually takes. */
  width?: 'full' | 'half' | 'short'
  spellCheck?: boolean
  /** The form it belongs to, where that is not the one around it. */
  form?: string | undefined
}

export function TextField({ meta, label, hint, optional, type = 'text', width = 'full', spellCheck = false, ...input }: TextFieldProps) {
  return (
    <Field meta={meta} label={label} hint={hint} optional={optional}>
      {(control) => (
        <input key={meta.key} {...control} {...input} type={type} spellCheck={spellCheck} className={`${styles.input} ${styles[width]}`} />
      )}
    </Field>
  )
}

export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" />
}

export function TextAreaField({
  meta,
  label,
  hint,
  optional,
  maxLength = 2000,
  rows = 3,
}: FieldLabel & { meta: FieldMeta; maxLength?: number; rows?: number }) {
  return (
    <Field meta={meta} label={label} hint={hint} optional={optional}>
      {(control) => <textarea key={meta.key} {...control} maxLength={maxLength} rows={rows} className={`${styles.input} ${styles.full}`} />}
    </Field>
  )
}
