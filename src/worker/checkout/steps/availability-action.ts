import { parseDecisions } from '../../../shared/checkout/change-decisions.ts'
import { saveAvailability } from '../saves/availability.ts'
import { valuesOf } from '../step-forms.ts'
import { availabilityData } from './availability-data.ts'
import { stepAction } from './step-action.ts'

export const availabilityAction = stepAction('availability', availabilityData, (context, checkoutId, form) =>
  saveAvailability(context, checkoutId, parseDecisions(valuesOf(form), context.market.currency)),
)
