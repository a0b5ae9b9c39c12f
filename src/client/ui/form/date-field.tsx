import { useFormMetadata } from '@conform-to/react'
import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type FormDateStyle, joinDateBoxes, joinMomentBoxes, type MomentBoxes } from '../../../shared/checkout/steps/form-date.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { usePlace, useTranslate } from '../../place.tsx'
import { type BoxPart, dateOrder, splitDate } from './date-boxes.ts'
import { FieldError, type FieldLabel, type FieldMeta, OptionalMark, textOf } from './field.tsx'
import styles from './form.module.css'

type DateFieldProps = FieldLabel & {
  meta: FieldMeta
  /** `moment`: a day and a time. */
  pattern: FormDateStyle | 'moment'
  /** Of the example, where the day asked for is not one long past. */
  exampleYear?: string
  autoComplete?: Partial<Record<BoxPart, string>>
}

const example: MomentBoxes = { day: '27', month: '3', year: '1986', hour: '14', minute: '30' }
const timeParts = ['hour', 'minute'] as const
const longest = (part: BoxPart) => (part === 'year' ? 4 : 2)

/**
 * Three boxes in the locale's order (rule 60). Without JavaScript each box posts its part; once hydrated one hidden
 * field posts the form model's text, so that it is checked as a whole and only when the traveller leaves the group.
 */
export function DateField({ meta, label, hint, optional, pattern, exampleYear, autoComplete }: DateFieldProps) {
  const t = useTranslate()
  const { locale } = usePlace()
  const form = useFormMetadata()
  const hydrated = useHydrated()
  const groups = useMemo(
    (): readonly (readonly BoxPart[])[] => [dateOrder(locale), ...(pattern === 'moment' ? [timeParts] : [])],
    [locale, pattern],
  )
  const [[firstPart] = []] = groups
  const join = (of: MomentBoxes) => (pattern === 'moment' ? joinMomentBoxes(of) : joinDateBoxes(of, pattern))
  const [boxes, setBoxes] = useState(() => splitDate(textOf(meta.initialValue)))
  const hidden = useRef<HTMLInputElement>(null)
  const group = useRef<HTMLFieldSetElement>(null)
  const error = meta.errors?.[0]
  const hintId = meta.descriptionId
  const check = () => form.validate({ name: meta.name })
  const leave = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget) && join(boxes)) check()
  }
  const hold = (next: MomentBoxes) => {
    setBoxes(next)
    if (!hidden.current) return
    hidden.current.value = join(next)
    hidden.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const change = (part: BoxPart, text: string) => {
    hold({ ...boxes, [part]: text })
    if (error) check()
  }
  /** What was written before the page came alive. */
  const adopt = useRef(() => {})
  adopt.current = () => {
    const inputs = [...(group.current?.querySelectorAll<HTMLInputElement>('input[data-box]') ?? [])]
    const written = Object.fromEntries(inputs.map(({ dataset, value }) => [dataset.box, value.trim()]))
    if (groups.flat().some((part) => (written[part] ?? '') !== boxes[part])) hold({ ...boxes, ...written })
  }
  useEffect(() => {
    if (hydrated) adopt.current()
  }, [hydrated])
  return (
    <fieldset
      className={styles.group}
      ref={group}
      onBlur={leave}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${hintId} ${meta.errorId}` : hintId}
    >
      <legend className={styles.label}>
        {label} {optional && <OptionalMark />}
      </legend>
      <p className={styles.hint} id={hintId}>
        {hint ? `${hint} ` : ''}
        {t('forms.dateExample', {
          example: groups.map((parts) => parts.map((part) => (part === 'year' && exampleYear) || example[part]).join(' ')).join(', '),
        })}
      </p>
      {hydrated && <input type="hidden" ref={hidden} name={meta.name} defaultValue={join(boxes)} />}
      <div className={styles.moment}>
        {groups.map((parts) => (
          <div key={parts.join()} className={styles.dateBoxes}>
            {parts.map((part) => (
              <label key={part} className={styles.dateBox} data-part={part}>
                <span>{t(`forms.${part}`)}</span>
                <input
                  id={part === firstPart ? meta.id : `${meta.id}-${part}`}
                  data-box={part}
                  name={hydrated ? undefined : `${meta.name}.${part}`}
                  className={styles.input}
                  defaultValue={boxes[part]}
                  inputMode="numeric"
                  autoComplete={autoComplete?.[part] ?? 'off'}
                  maxLength={longest(part)}
                  aria-invalid={error ? true : undefined}
                  onChange={(event) => change(part, event.target.value.trim())}
                />
              </label>
            ))}
          </div>
        ))}
      </div>
      <FieldError id={meta.errorId} error={error} label={label} />
    </fieldset>
  )
}
