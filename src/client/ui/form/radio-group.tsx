import type { ReactNode } from 'react'
import { FieldError, type FieldLabel, type FieldMeta, OptionalMark, textOf } from './field.tsx'
import styles from './form.module.css'

export type Choice = { value: string; label: ReactNode; hint?: ReactNode }

/** The first choice carries the field's id, so that the error summary can lead to it. */
export function RadioGroup({
  meta,
  label,
  hint,
  optional,
  choices,
  inline = false,
}: FieldLabel & { meta: FieldMeta; choices: readonly Choice[]; inline?: boolean }) {
  const error = meta.errors?.[0]
  const described = [hint && meta.descriptionId, error && meta.errorId].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} aria-describedby={described || undefined} data-invalid={error ? '' : undefined}>
      <legend className={styles.label}>
        {label} {optional && <OptionalMark />}
      </legend>
      {hint && (
        <p className={styles.hint} id={meta.descriptionId}>
          {hint}
        </p>
      )}
      <div className={inline ? styles.choicesInline : styles.choices} key={meta.key}>
        {choices.map((choice, index) => (
          <label className={styles.choice} key={choice.value}>
            <input
              type="radio"
              id={index === 0 ? meta.id : `${meta.id}-${index}`}
              name={meta.name}
              value={choice.value}
              defaultChecked={textOf(meta.initialValue) === choice.value}
            />
            <span>
              {choice.label}
              {choice.hint && <span className={styles.choiceHint}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={meta.errorId} error={error} label={label} />
    </fieldset>
  )
}
