import type { CheckoutPageData } from '../../../shared/checkout/steps/page-data.ts'
import type { StepName } from '../../../shared/checkout/steps/table.ts'
import type { Action } from '../../loaders/loader.ts'
import type { CheckoutContext } from '../context.ts'
import type { callRoutes } from '../routes/on-checkout.ts'
import type { SaveResult } from './save.ts'
import type { StepBuild } from './step-build.ts'

/** The worker's side of a step, exported by `step.ts` in its folder. */
export type WorkerStep<Step extends StepName> = {
  /** What its page shows. */
  data: StepBuild<Step>
  /** Its form, posted to its own address. */
  action: Action<CheckoutPageData[Step]>
  /** The page after another button of it was pressed, where typed values decide what it shows. */
  dataAsTyped?: (typed: ReadonlyMap<string, string>) => StepBuild<Step>
  /** Completes it with nothing to send: POST checkout/steps/{name} with an empty object. */
  pass?: (context: CheckoutContext, checkoutId: string) => Promise<SaveResult>
  /** The other calls of its page. */
  routes?: ReturnType<typeof callRoutes>
}
