import { saveAvailability } from '../saves/availability.ts'
import { parseAcceptForm } from '../step-forms.ts'
import { availabilityData } from './availability-data.ts'
import { stepAction } from './step-action.ts'

export const availabilityAction = stepAction('availability', availabilityData, (context, checkoutId, form) =>
  saveAvailability(context, checkoutId, parseAcceptForm(form, context.market.currency)),
)
