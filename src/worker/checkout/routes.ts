import { accessRoutes } from './routes/access.ts'
import { answersRoutes } from './routes/answers.ts'
import { availabilityRoutes } from './routes/availability.ts'
import { bookingStateRoutes } from './routes/booking-state.ts'
import { calendarRoutes } from './routes/calendar.ts'
import { consentsRoutes } from './routes/consents.ts'
import { callRoutes } from './routes/on-checkout.ts'
import { optionsRoutes } from './routes/options.ts'
import { promoCodeRoutes } from './routes/promo-codes.ts'
import { resumeRoutes } from './routes/resume.ts'
import { startRoutes } from './routes/start.ts'
import { travellerDetailsRoutes } from './routes/traveller-details.ts'

/**
 * Writes of the browser that decide something before the provider is asked; each calls the same save as the step's own form (rule 48). A step that can
 * be left without anything to send takes POST checkout/steps/{name} with an empty object.
 */
export const checkoutRoutes = callRoutes()
  .route('/', accessRoutes)
  .route('/', answersRoutes)
  .route('/', availabilityRoutes)
  .route('/', bookingStateRoutes)
  .route('/', calendarRoutes)
  .route('/', consentsRoutes)
  .route('/', optionsRoutes)
  .route('/', promoCodeRoutes)
  .route('/', resumeRoutes)
  .route('/', startRoutes)
  .route('/', travellerDetailsRoutes)
