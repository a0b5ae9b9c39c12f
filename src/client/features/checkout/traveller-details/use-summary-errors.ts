import type { FormMetadata } from '@conform-to/react'
import { countryNameOf } from '../../../../shared/checkout/steps/traveller-details/traveller-details.ts'
import type { TravellerField } from '../../../../shared/checkout/steps/traveller-details/traveller-field.ts'
import type { PageData } from '../../../../shared/page.ts'
import { useTranslate } from '../../../place.tsx'
import type { SummaryError } from '../../../ui/form/error-summary.tsx'
import { useErrorText } from '../../../ui/form/error-text.ts'
import type { Errors, FormModel } from '../../../ui/form/use-step-form.ts'
import { labelOf } from './field-label.ts'
import { flatten } from './form-model.ts'

/** What is wrong, in field order, each said with the part it stands in (rule 63). */
export function useSummaryErrors(form: FormMetadata<FormModel, Errors>, data: PageData<'traveller-details'>): SummaryError[] {
  const t = useTranslate()
  const errorText = useErrorText()
  const parts: { about: string; fields: readonly TravellerField[] }[] = [
    { about: t('checkout.contact.title'), fields: data.contact },
    ...data.passengers.map(({ number, fields }) => ({ about: t('checkout.passenger.title', { number }), fields })),
    { about: t('checkout.billing.title'), fields: data.billing },
  ]
  const values = flatten(form.value ?? form.initialValue)
  return parts.flatMap(({ about, fields }) =>
    fields.flatMap((field) => {
      const [problem] = form.allErrors[field.name] ?? []
      if (!problem) return []
      const label = labelOf(field, values[countryNameOf(field)] ?? '', t)
      return [{ text: `${about} – ${label}: ${errorText(problem, label)}`, fieldId: `${form.id}-${field.name}` }]
    }),
  )
}
