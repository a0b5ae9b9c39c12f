import { useFormMetadata } from '@conform-to/react'
import { type FocusEvent, useMemo, useRef, useState } from 'react'
import { type FormDateStyle, joinDateBoxes } from '../../../shared/checkout/form-date.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { usePlace, useTranslate } from '../../place.tsx'
import { type DatePart, dateOrder, splitDate } from './date-boxes.ts'
import { FieldError, type FieldLabel, type FieldMeta, OptionalMark, textOf } from './field.tsx'
import styles from './form.module.css'

type DateFieldProps = FieldLabel & { meta: FieldMeta; pattern: FormDateStyle; autoComplete?: Partial<Record<DatePart, string>> }

/**
 * Three boxes in the locale's order (ruling 51). Without JavaScript each box posts its part; once hydrated one hidden
 * field posts the form model's text, so that it is checked as a whole and only when the traveller leaves the group.
 */
export function DateField({ meta, label, hint, optional, pattern, autoComplete }: DateFieldProps) {
  const t = useTranslate()
  const { locale } = usePlace()
  const form = useFormMetadata()
  const hydrated = useHydrated()
  const order = useMemo(() => dateOrder(locale), [locale])
  const [boxes, setBoxes] = useState(() => splitDate(textOf(meta.initialValue)))
  const hidden = useRef<HTMLInputElement>(null)
  const error = meta.errors?.[0]
  const hintId = meta.descriptionId
  const check = () => form.validate({ name: meta.name })
  const leave = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget) && joinDateBoxes(boxes, pattern)) check()
  }
  const change = (part: DatePart, text: string) => {
    const next = { ...boxes, [part]: text }
    setBoxes(next)
    if (!hidden.current) return
    hidden.current.value = joinDateBoxes(next, pattern)
    hidden.current.dispatchEvent(new Event('input', { bubbles: true }))
    if (error) check()
  }
  return (
    <fieldset
      className={styles.group}
      onBlur={leave}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${hintId} ${meta.errorId}` : hintId}
    >
      <legend className={styles.label}>
        {label} {optional && <OptionalMark />}
      </legend>
      <p className={styles.hint} id={hintId}>
        {hint ? `${hint} ` : ''}
        {t('forms.dateExample', { example: order.map((part) => ({ day: '27', month: '3', year: '1986' })[part]).join(' ') })}
      </p>
      {hydrated && <input type="hidden" ref={hidden} name={meta.name} defaultValue={joinDateBoxes(boxes, pattern)} />}
      <div className={styles.dateBoxes}>
        {order.map((part, index) => (
          <label key={part} className={styles.dateBox} data-part={part}>
            <span>{t(`forms.${part}`)}</span>
            <input
              id={index === 0 ? meta.id : `${meta.id}-${part}`}
              name={hydrated ? undefined : `${meta.name}.${part}`}
              className={styles.input}
              defaultValue={boxes[part]}
              inputMode="numeric"
              autoComplete={autoComplete?.[part] ?? 'off'}
              maxLength={part === 'year' ? 4 : 2}
              aria-invalid={error ? true : undefined}
              onChange={(event) => change(part, event.target.value.trim())}
            />
          </label>
        ))}
      </div>
      <FieldError id={meta.errorId} error={error} label={label} />
    </fieldset>
  )
}
