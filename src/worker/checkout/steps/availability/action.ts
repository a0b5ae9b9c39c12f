import { backIntent, intentInput } from '../../../../shared/checkout/resume/resume.ts'
import { parseDecisions } from '../../../../shared/checkout/steps/availability/change-decisions.ts'
import { leaveStep } from '../leave-step.ts'
import { stepAction } from '../step-action.ts'
import { valuesOf } from '../step-forms.ts'
import { availabilityData } from './data.ts'
import { saveAvailability } from './save.ts'

export const availabilityAction = stepAction('availability', availabilityData, (context, checkoutId, form) => {
  const values = valuesOf(form)
  if (form.get(intentInput) === backIntent) return leaveStep(context, checkoutId, 'availability', values, /^answer\./)
  return saveAvailability(context, checkoutId, parseDecisions(values, context.market.currency))
})
