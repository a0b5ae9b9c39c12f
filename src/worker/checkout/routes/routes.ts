import { accessRoutes } from '../../visitor/access-routes.ts'
import { bookingStateRoutes } from '../confirmation/booking-state-routes.ts'
import { calendarRoutes } from '../confirmation/calendar-routes.ts'
import { consentsRoutes } from '../payment/consents-routes.ts'
import { promoCodeRoutes } from '../promo-code/routes.ts'
import { resumeRoutes } from '../resume/routes.ts'
import { startRoutes } from '../start/routes.ts'
import { stepRoutes } from '../steps/routes.ts'
import { callRoutes } from './on-checkout.ts'

/**
 * Writes of the browser that decide something before the provider is asked; each calls the same save as the step's own form (rule 48). A step that can
 * be left without anything to send takes POST checkout/steps/{name} with an empty object.
 */
export const checkoutRoutes = callRoutes()
  .route('/', accessRoutes)
  .route('/', bookingStateRoutes)
  .route('/', calendarRoutes)
  .route('/', consentsRoutes)
  .route('/', promoCodeRoutes)
  .route('/', resumeRoutes)
  .route('/', startRoutes)
  .route('/', stepRoutes)
