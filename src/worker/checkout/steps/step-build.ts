import type { CheckoutPageData } from '../../../shared/checkout/steps/page-data.ts'
import type { CheckoutContext } from '../context.ts'
import type { TripFacts } from '../trip/facts.ts'

/** Makes a step's page data from the facts of its trip, and from what its form held when it was left. */
export type StepBuild<Route extends keyof CheckoutPageData> = (
  context: CheckoutContext,
  facts: TripFacts,
  draft?: Readonly<Record<string, string>>,
) => Promise<CheckoutPageData[Route]>
