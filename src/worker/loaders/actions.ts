import type { PageData } from '../../shared/page.ts'
import type { RouteName } from '../../shared/routing/routes.ts'
import { loadConfirmation } from '../checkout/confirmation/loader.ts'
import { startAction } from '../checkout/start/action.ts'
import { modificationsAction } from '../checkout/steps/modifications/action.ts'
import { loadModifications } from '../checkout/steps/modifications/loader.ts'
import { withSideForms } from '../checkout/steps/side-forms.ts'
import { stepActions } from '../checkout/steps/step-pages.ts'
import { contactAction } from '../contact/contact-action.ts'
import { drawRoute } from '../design/draw-route.ts'
import { postRoute } from '../design/post-route.ts'
import type { Action } from './loader.ts'

/** Pages that take a form at their own address. */
export const actions: { readonly [Route in RouteName]?: Action<PageData<Route>> } = {
  ...stepActions,
  'payment-successful': withSideForms(loadConfirmation),
  modifications: withSideForms(loadModifications, modificationsAction),
  tour: startAction,
  'new-tour-detail': startAction,
  content: contactAction,
  'design-your-own-tour': drawRoute,
  'design-your-own-tour-itinerary': postRoute,
}
