import { type FocusEvent, useEffect, useState } from 'react'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { useTranslate } from '../../place.tsx'
import { Field, type FieldLabel, type FieldMeta, textOf } from './field.tsx'
import styles from './form.module.css'
import { loadPhoneReader, readPhone, readPhoneCountry } from './phone-reader.ts'

export type CallingCode = { code: string; name: string; callingCode: string }

/** The code a number begins with; the longest one wins, the market's country where several share it. */
function codeOf(number: string, codes: readonly CallingCode[], country: string | undefined): CallingCode | undefined {
  const matching = codes
    .filter(({ callingCode }) => number.startsWith(`+${callingCode}`))
    .sort((a, b) => b.callingCode.length - a.callingCode.length)
  return matching.find(({ code }) => code === country) ?? matching[0]
}

/**
 * One text field that takes what people type: +, spaces, brackets, a leading zero; and a country list that says how to read
 * a number without country code. On leaving the field the number is written in its one normal form, which alone is posted.
 */
export function PhoneField({
  meta,
  label,
  hint,
  optional,
  codes,
  country,
  autoComplete = 'tel',
}: FieldLabel & { meta: FieldMeta; codes: readonly CallingCode[]; country: string | undefined; autoComplete?: string }) {
  const t = useTranslate()
  const initial = codeOf(textOf(meta.initialValue), codes, country)?.code ?? country ?? ''
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState(initial)
  useEffect(() => {
    loadPhoneReader().catch((error: unknown) => console.warn('Phone numbers are checked by the server alone', error))
  }, [])
  const normalise = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    const number = readPhone(input.value, chosen)
    if (!number) return
    setChosen(codeOf(number, codes, readPhoneCountry(number) ?? (chosen || country))?.code ?? chosen)
    if (number === input.value) return
    input.value = number
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Field meta={meta} label={label} hint={hint ?? t('forms.phoneHint')} optional={optional}>
      {(control) => (
        <div className={styles.phone}>
          <select
            aria-label={t('forms.phoneCountry')}
            className={`${styles.input} ${styles.select}`}
            disabled={!hydrated}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            autoComplete="off"
          >
            <option value="">{t('forms.choose')}</option>
            {codes.map((code) => (
              <option key={code.code} value={code.code}>
                {code.name} +{code.callingCode}
              </option>
            ))}
          </select>
          <input
            key={meta.key}
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete={autoComplete}
            maxLength={250}
            onBlur={normalise}
            className={styles.input}
          />
        </div>
      )}
    </Field>
  )
}
