import { useField } from '@conform-to/react'
import type { QuestionView } from '../../../../shared/checkout/steps/experiences/page.ts'
import { useTranslate } from '../../../place.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx'
import type { Errors, FormModel } from '../../../ui/form/use-step-form.ts'

/** `startDate`: of the trip; a moment that is asked for lies in it. */
export function QuestionControl({ question, startDate }: { question: QuestionView; startDate: string }) {
  const t = useTranslate()
  const [meta] = useField<string, FormModel, Errors>(question.name)
  const shared = { meta, label: question.question, optional: !question.required, hint: question.placeholder }
  switch (question.kind) {
    case 'boolean':
      return (
        <RadioGroup
          {...shared}
          inline
          choices={[
            { value: 'true', label: t('forms.yes') },
            { value: 'false', label: t('forms.no') },
            ...(question.required ? [] : [{ value: '', label: t('checkout.experiences.noAnswer') }]),
          ]}
        />
      )
    case 'select':
      return <SelectField {...shared} placeholder={t('forms.choose')} options={question.options} />
    case 'int':
      return <TextField {...shared} inputMode="numeric" width="short" />
    case 'double':
      return <TextField {...shared} inputMode="decimal" width="short" />
    case 'date':
      return <DateField {...shared} pattern="dd/MM/yyyy" />
    case 'dateAndTime':
      return <DateField {...shared} pattern="moment" exampleYear={startDate.slice(0, 4)} />
    case 'phone':
      return (
        <TextField
          {...shared}
          type="tel"
          inputMode="tel"
          width="half"
          autoComplete="tel"
          hint={[shared.hint, t('checkout.experiences.phoneHint')].filter(Boolean).join(' ')}
        />
      )
    case 'text':
      return <TextAreaField {...shared} />
  }
}
