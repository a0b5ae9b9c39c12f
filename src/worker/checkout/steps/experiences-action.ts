import { backIntent, intentInput } from '../../../shared/checkout/resume.ts'
import { leaveAnswers, saveAnswers } from '../saves/answers.ts'
import { valuesOf } from '../step-forms.ts'
import { experiencesData } from './experiences-data.ts'
import { stepAction } from './step-action.ts'

export const experiencesAction = stepAction('experiences', experiencesData, (context, checkoutId, form) =>
  form.get(intentInput) === backIntent
    ? leaveAnswers(context, checkoutId, valuesOf(form))
    : saveAnswers(context, checkoutId, valuesOf(form)),
)
