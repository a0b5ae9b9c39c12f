import { loadConfirmation } from '../../loaders/checkout/confirmation.ts'
import { stepLoaders } from '../../loaders/checkout/steps.ts'
import { additionalOptionsAction } from './additional-options-action.ts'
import { additionalOptionsData } from './additional-options-data.ts'
import { availabilityAction } from './availability-action.ts'
import { availabilityData } from './availability-data.ts'
import { experiencesAction } from './experiences-action.ts'
import { experiencesData } from './experiences-data.ts'
import { paymentAction } from './payment-action.ts'
import { promoOr } from './promo-action.ts'
import { withSideForms } from './side-forms.ts'
import { travellerDetailsAction } from './traveller-details-action.ts'
import { travellerDetailsData } from './traveller-details-data.ts'

/** Pages of the checkout that take forms at their own address; each has small ones beside its own: the promo code's, the e-mail, the resume link. */
export const stepActions = {
  'additional-options': withSideForms(
    stepLoaders['additional-options'],
    promoOr('additional-options', () => additionalOptionsData, additionalOptionsAction),
  ),
  availability: withSideForms(
    stepLoaders.availability,
    promoOr('availability', () => availabilityData, availabilityAction),
  ),
  experiences: withSideForms(
    stepLoaders.experiences,
    promoOr('experiences', () => experiencesData, experiencesAction),
  ),
  payment: withSideForms(stepLoaders.payment, paymentAction),
  'payment-successful': withSideForms(loadConfirmation),
  'traveller-details': withSideForms(
    stepLoaders['traveller-details'],
    promoOr('traveller-details', () => travellerDetailsData, travellerDetailsAction),
  ),
}
