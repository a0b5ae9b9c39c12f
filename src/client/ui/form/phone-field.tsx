import { useFormMetadata } from '@conform-to/react'
import { type FocusEvent, useRef } from 'react'
import { phoneCountryName } from '../../../shared/checkout/steps/traveller-details/phone-country.ts'
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

const load = () => loadPhoneReader().catch((error: unknown) => console.warn('Phone numbers are checked by the server alone', error))

/**
 * One text field that takes what people type: +, spaces, brackets, a leading zero; and a country list that says how to read
 * a number without country code. On leaving the field the number is written in its one normal form.
 */
export function PhoneField({
  meta,
  label,
  hint,
  optional,
  codes,
  country,
  chosen,
  autoComplete = 'tel',
}: FieldLabel & {
  meta: FieldMeta
  codes: readonly CallingCode[]
  country: string | undefined
  /** The country that was chosen before. */
  chosen?: string
  autoComplete?: string
}) {
  const t = useTranslate()
  const form = useFormMetadata()
  const select = useRef<HTMLSelectElement>(null)
  const initial = chosen || codeOf(textOf(meta.initialValue), codes, country)?.code || country || ''
  const normalise = async ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    const typed = input.value
    if (!typed) return
    await load()
    if (!select.current || input.value !== typed) return
    const number = readPhone(typed, select.current.value)
    if (!number) return form.validate({ name: meta.name })
    select.current.value =
      codeOf(number, codes, readPhoneCountry(number) ?? (select.current.value || country))?.code ?? select.current.value
    if (number === typed) return
    input.value = number
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Field meta={meta} label={label} hint={hint ?? t('forms.phoneHint')} optional={optional}>
      {(control) => (
        <div className={styles.phone}>
          <select
            key={`${meta.key} country`}
            ref={select}
            aria-label={t('forms.phoneCountry')}
            className={`${styles.input} ${styles.select}`}
            name={phoneCountryName(meta.name)}
            defaultValue={initial}
            autoComplete="off"
            onFocus={() => void load()}
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
            onFocus={() => void load()}
            onBlur={(event) => void normalise(event)}
            className={styles.input}
          />
        </div>
      )}
    </Field>
  )
}
