import { saveAnswers } from '../saves/answers.ts'
import { valuesOf } from '../step-forms.ts'
import { experiencesData } from './experiences-data.ts'
import { stepAction } from './step-action.ts'

export const experiencesAction = stepAction('experiences', experiencesData, (context, checkoutId, form) =>
  saveAnswers(context, checkoutId, valuesOf(form)),
)
