import type { PaymentSuccessfulPage } from '../confirmation/page.ts'
import type { ModuleReplacementFramePage, ModuleReplacementPage } from '../module-replacement/page.ts'
import type { AdditionalOptionsPage } from './additional-options/page.ts'
import type { AvailabilityPage } from './availability/page.ts'
import type { ExperiencesPage } from './experiences/page.ts'
import type { CheckoutFrame } from './frame.ts'
import type { ModificationsPage } from './modifications/page.ts'
import type { PaymentPage } from './payment/page.ts'
import type { StepName } from './table.ts'
import type { TravellerDetailsPage } from './traveller-details/page.ts'

type StepPageData = {
  'traveller-details': TravellerDetailsPage
  'additional-options': AdditionalOptionsPage
  experiences: ExperiencesPage
  availability: AvailabilityPage
  payment: PaymentPage
}

/** What the checkout routes' loaders give. Every step carries the frame, and may have nothing more; texts of the provider are in the page language. */
export type CheckoutPageData = {
  [Step in StepName]: Step extends keyof StepPageData ? StepPageData[Step] : CheckoutFrame
} & {
  /** The entry sends on (rule 40); shown only where the browser does not follow. */
  checkout: { continueHref: string }
  'payment-successful': PaymentSuccessfulPage
  modifications: ModificationsPage
  'module-replacement': ModuleReplacementPage
  'module-replacement-frame': ModuleReplacementFramePage
}
