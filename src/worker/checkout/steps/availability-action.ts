import { parseDecisions } from '../../../shared/checkout/change-decisions.ts'
import { backIntent, intentInput } from '../../../shared/checkout/resume.ts'
import { saveAvailability } from '../saves/availability.ts'
import { leaveStep } from '../saves/left-step.ts'
import { valuesOf } from '../step-forms.ts'
import { availabilityData } from './availability-data.ts'
import { stepAction } from './step-action.ts'

export const availabilityAction = stepAction('availability', availabilityData, (context, checkoutId, form) => {
  const values = valuesOf(form)
  if (form.get(intentInput) === backIntent) return leaveStep(context, checkoutId, 'availability', values)
  return saveAvailability(context, checkoutId, parseDecisions(values, context.market.currency))
})
