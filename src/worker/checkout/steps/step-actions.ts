import { additionalOptionsAction } from './additional-options-action.ts'
import { availabilityAction } from './availability-action.ts'
import { experiencesAction } from './experiences-action.ts'
import { travellerDetailsAction } from './traveller-details-action.ts'

/** Steps that take a form at their own address. */
export const stepActions = {
  'additional-options': additionalOptionsAction,
  availability: availabilityAction,
  experiences: experiencesAction,
  'traveller-details': travellerDetailsAction,
}
