import { useField } from '@conform-to/react'
import { phoneCountryName } from '../../../../shared/checkout/steps/traveller-details/phone-country.ts'
import { countryNameOf, fieldIn } from '../../../../shared/checkout/steps/traveller-details/traveller-details.ts'
import type { TravellerField } from '../../../../shared/checkout/steps/traveller-details/traveller-field.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import type { PageData } from '../../../../shared/page.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { textOf } from '../../../ui/form/field.tsx'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { Errors, FormModel } from '../../../ui/form/use-step-form.ts'
import { keyOf, labelOf } from './field-label.ts'

/** What fields need to know of the trip and the world. */
export type Asked = Pick<PageData<'traveller-details'>, 'countries' | 'endDate'>
type Props = { field: TravellerField; asked: Asked; asInPassport?: boolean }

const shortFields = new Set(['postalCode', 'passportNumber', 'taxNumber', 'localIdNumber'])
const nameFields = new Set(['firstName', 'lastName', 'secondOrAdditionalName'])

/** One asked field as its country has it; hidden ones never come here (rules 56 and 57). */
export function TravellerControl({ field, ...rest }: Props) {
  const [country] = useField<string, FormModel, Errors>(countryNameOf(field))
  const code = textOf(country.value ?? country.initialValue)
  const shown = fieldIn(field, code)
  return shown ? <Control field={shown} country={code} {...rest} /> : null
}

function Control({ field, country, asked: { countries, endDate }, asInPassport = false }: Props & { country: string }) {
  const t = useTranslate()
  const place = usePlace()
  const [meta] = useField<string, FormModel, Errors>(field.name)
  const [phoneCountry] = useField<string, FormModel, Errors>(phoneCountryName(field.name))
  const key = keyOf(field)
  const shared = { meta, label: labelOf(field, country, t), optional: !field.required }
  switch (field.kind) {
    case 'gender':
      return (
        <RadioGroup
          {...shared}
          inline
          hint={t('checkout.field.genderHint')}
          choices={[
            { value: 'Female', label: t('checkout.field.female') },
            { value: 'Male', label: t('checkout.field.male') },
          ]}
        />
      )
    case 'country':
      return (
        <SelectField
          {...shared}
          autoComplete={field.autoComplete}
          placeholder={t('forms.choose')}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )
    case 'phone':
      return (
        <PhoneField
          {...shared}
          codes={countries}
          country={place.country ?? undefined}
          chosen={textOf(phoneCountry.initialValue)}
          autoComplete={field.autoComplete}
        />
      )
    case 'birth-date':
      return <DateField {...shared} pattern="dd.MM.yyyy" autoComplete={datePartsOf(field.autoComplete)} />
    case 'passport-date':
      return (
        <DateField
          {...shared}
          pattern="dd/MM/yyyy"
          exampleYear={yearAfter(endDate)}
          hint={t('checkout.field.passportUntil', { date: formatDate(endDate, place.locale) })}
        />
      )
    case 'email':
      return <TextField {...shared} type="email" inputMode="email" autoComplete={field.autoComplete} hint={t('checkout.field.emailHint')} />
    case 'text':
      return (
        <TextField
          {...shared}
          autoComplete={field.autoComplete}
          width={shortFields.has(key) ? 'short' : 'full'}
          hint={asInPassport && nameFields.has(key) ? t('checkout.field.asInPassport') : undefined}
        />
      )
  }
}

/** A passport that is valid for long enough. */
const yearAfter = (date: string) => String(Number(date.slice(0, 4)) + 4)

function datePartsOf(token: string) {
  if (!token.endsWith('bday')) return undefined
  return { day: `${token}-day`, month: `${token}-month`, year: `${token}-year` }
}
