import type { AdditionalOptionsPage } from './pages/additional-options.ts'
import type { AvailabilityPage } from './pages/availability.ts'
import type { ExperiencesPage } from './pages/experiences.ts'
import type { ModificationsPage } from './pages/modifications.ts'
import type { ModuleReplacementFramePage, ModuleReplacementPage } from './pages/module-replacement.ts'
import type { PaymentPage } from './pages/payment.ts'
import type { PaymentSuccessfulPage } from './pages/payment-successful.ts'
import type { TravellerDetailsPage } from './pages/traveller-details.ts'

/** What the checkout routes' loaders give. Every step carries the frame; texts of the provider are in the page language. */
export type CheckoutPageData = {
  /** The entry sends on (rule 40); shown only where the browser does not follow. */
  checkout: { continueHref: string }
  'traveller-details': TravellerDetailsPage
  availability: AvailabilityPage
  experiences: ExperiencesPage
  'additional-options': AdditionalOptionsPage
  payment: PaymentPage
  'payment-successful': PaymentSuccessfulPage
  modifications: ModificationsPage
  'module-replacement': ModuleReplacementPage
  'module-replacement-frame': ModuleReplacementFramePage
}
