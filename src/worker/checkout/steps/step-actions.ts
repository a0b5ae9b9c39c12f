import type { CheckoutPageData } from '../../../shared/checkout/steps/page-data.ts'
import type { StepName } from '../../../shared/checkout/steps/table.ts'
import type { Action } from '../../loaders/loader.ts'
import { loadConfirmation } from '../confirmation/loader.ts'
import { promoOr } from '../promo-code/action.ts'
import { linkOr } from '../resume/action.ts'
import { additionalOptionsAction } from './additional-options/action.ts'
import { additionalOptionsData } from './additional-options/data.ts'
import { availabilityAction } from './availability/action.ts'
import { availabilityData } from './availability/data.ts'
import { experiencesAction } from './experiences/action.ts'
import { experiencesData } from './experiences/data.ts'
import { chosenPage, paymentAction } from './payment/action.ts'
import { withSideForms } from './side-forms.ts'
import type { StepBuild } from './step-build.ts'
import { stepLoaders } from './step-loaders.ts'
import { travellerDetailsAction } from './traveller-details/action.ts'
import { travellerDetailsData } from './traveller-details/data.ts'

/** A step's form, with the buttons of the code and of the link that post it along. `build` takes what was typed. */
const withButtons = <Step extends StepName>(
  step: Step,
  build: (typed: ReadonlyMap<string, string>) => StepBuild<Step>,
  action: Action<CheckoutPageData[Step]>,
): Action<CheckoutPageData[Step]> => promoOr(step, build, linkOr(step, build, action))

/** Pages of the checkout that take forms at their own address; a visitor names the e-mail in one beside. */
export const stepActions = {
  'additional-options': withSideForms(
    stepLoaders['additional-options'],
    withButtons('additional-options', () => additionalOptionsData, additionalOptionsAction),
  ),
  availability: withSideForms(
    stepLoaders.availability,
    withButtons('availability', () => availabilityData, availabilityAction),
  ),
  experiences: withSideForms(
    stepLoaders.experiences,
    withButtons('experiences', () => experiencesData, experiencesAction),
  ),
  payment: withSideForms(
    stepLoaders.payment,
    withButtons('payment', (typed) => chosenPage(typed, {}), paymentAction),
  ),
  'payment-successful': withSideForms(loadConfirmation),
  'traveller-details': withSideForms(
    stepLoaders['traveller-details'],
    withButtons('traveller-details', () => travellerDetailsData, travellerDetailsAction),
  ),
}
