import type { PaymentSuccessfulPage } from '../confirmation/page.ts'
import type { ModuleReplacementFramePage, ModuleReplacementPage } from '../module-replacement/page.ts'
import type { AdditionalOptionsPage } from './additional-options/page.ts'
import type { AvailabilityPage } from './availability/page.ts'
import type { ExperiencesPage } from './experiences/page.ts'
import type { ModificationsPage } from './modifications/page.ts'
import type { PaymentPage } from './payment/page.ts'
import type { TravellerDetailsPage } from './traveller-details/page.ts'

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
