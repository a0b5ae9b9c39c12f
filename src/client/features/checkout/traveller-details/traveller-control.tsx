import { useField } from '@conform-to/react'
import type { TravellerField } from '../../../../shared/checkout/traveller-field.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { Errors, FormModel } from '../../../ui/form/use-step-form.ts'
import { keyOf, labelOf } from './field-label.ts'

export type Country = { code: string; name: string; callingCode: string }

const shortFields = new Set(['postalCode', 'passportNumber', 'taxNumber', 'localIdNumber'])
const nameFields = new Set(['firstName', 'lastName', 'secondOrAdditionalName'])

/** One asked field as the control its kind needs; hidden ones never come here (checkout rule 12). */
export function TravellerControl({
  field,
  countries,
  asInPassport = false,
}: {
  field: TravellerField
  countries: readonly Country[]
  asInPassport?: boolean
}) {
  const t = useTranslate()
  const { country } = usePlace()
  const [meta] = useField<string, FormModel, Errors>(field.name)
  const key = keyOf(field)
  const shared = { meta, label: labelOf(field, t), optional: !field.required }
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
      return <PhoneField {...shared} codes={countries} country={country ?? undefined} autoComplete={field.autoComplete} />
    case 'birth-date':
      return <DateField {...shared} pattern="dd.MM.yyyy" autoComplete={datePartsOf(field.autoComplete)} />
    case 'passport-date':
      return <DateField {...shared} pattern="dd/MM/yyyy" />
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

function datePartsOf(token: string) {
  if (!token.endsWith('bday')) return undefined
  return { day: `${token}-day`, month: `${token}-month`, year: `${token}-year` }
}
