import { Field, type FieldLabel, type FieldMeta } from './field.tsx'
import styles from './form.module.css'

export type Option = { value: string; label: string }

export function SelectField({
  meta,
  label,
  hint,
  optional,
  options,
  autoComplete,
  placeholder,
}: FieldLabel & { meta: FieldMeta; options: readonly Option[]; autoComplete?: string; placeholder: string }) {
  return (
    <Field meta={meta} label={label} hint={hint} optional={optional}>
      {(control) => (
        <select key={meta.key} {...control} autoComplete={autoComplete} className={`${styles.input} ${styles.select} ${styles.half}`}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
