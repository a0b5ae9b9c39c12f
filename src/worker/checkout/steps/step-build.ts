import type { CheckoutPageData } from '../../../shared/checkout/page-data.ts'
import type { CheckoutContext } from '../context.ts'
import type { TripFacts } from '../facts.ts'

/** Makes a step's page data from the facts of its trip. */
export type StepBuild<Route extends keyof CheckoutPageData> = (
  context: CheckoutContext,
  facts: TripFacts,
) => Promise<CheckoutPageData[Route]>
