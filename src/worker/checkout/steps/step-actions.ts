import { additionalOptionsAction } from './additional-options-action.ts'
import { additionalOptionsData } from './additional-options-data.ts'
import { availabilityAction } from './availability-action.ts'
import { availabilityData } from './availability-data.ts'
import { experiencesAction } from './experiences-action.ts'
import { experiencesData } from './experiences-data.ts'
import { paymentAction } from './payment-action.ts'
import { promoOr } from './promo-action.ts'
import { travellerDetailsAction } from './traveller-details-action.ts'
import { travellerDetailsData } from './traveller-details-data.ts'

/** Steps that take a form at their own address; each has the promo code's beside its own. */
export const stepActions = {
  'additional-options': promoOr('additional-options', additionalOptionsData, additionalOptionsAction),
  availability: promoOr('availability', availabilityData, availabilityAction),
  experiences: promoOr('experiences', experiencesData, experiencesAction),
  payment: paymentAction,
  'traveller-details': promoOr('traveller-details', travellerDetailsData, travellerDetailsAction),
}
