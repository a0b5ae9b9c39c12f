import { saveTravellerDetails } from '../saves/traveller-details.ts'
import { parseTravellerForm, valuesOf } from '../step-forms.ts'
import { stepAction, unreadable } from './step-action.ts'
import { travellerDetailsData } from './traveller-details-data.ts'

export const travellerDetailsAction = stepAction('traveller-details', travellerDetailsData, async (context, checkoutId, form) => {
  const details = parseTravellerForm(valuesOf(form))
  return details ? saveTravellerDetails(context, checkoutId, details) : unreadable
})
