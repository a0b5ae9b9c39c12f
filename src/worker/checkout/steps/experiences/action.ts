import { backIntent, intentInput } from '../../../../shared/checkout/resume/resume.ts'
import { stepAction } from '../step-action.ts'
import { valuesOf } from '../step-forms.ts'
import { experiencesData } from './data.ts'
import { leaveAnswers, saveAnswers } from './save.ts'

export const experiencesAction = stepAction('experiences', experiencesData, (context, checkoutId, form) =>
  form.get(intentInput) === backIntent
    ? leaveAnswers(context, checkoutId, valuesOf(form))
    : saveAnswers(context, checkoutId, valuesOf(form)),
)
