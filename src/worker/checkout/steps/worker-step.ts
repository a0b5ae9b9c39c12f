import type { CheckoutPageData } from '../../../shared/checkout/steps/page-data.ts'
import type { StepName } from '../../../shared/checkout/steps/table.ts'
import type { Action } from '../../loaders/loader.ts'
import type { CheckoutContext } from '../context.ts'
import type { callRoutes } from '../routes/on-checkout.ts'
import type { SaveResult } from './save.ts'
import type { StepBuild } from './step-build.ts'

/** What the worker has of a step (`step.ts` in the folder of each). */
export type WorkerStep<Step extends StepName> = {
  /** What its page shows. */
  data: StepBuild<Step>
  /** Its form, posted to its own address. */
  action: Action<CheckoutPageData[Step]>
  /** The same page after a press that changed something beside, where what was typed decides what it shows. */
  dataAsTyped?: (typed: ReadonlyMap<string, string>) => StepBuild<Step>
  /** Completes it with nothing to send: POST checkout/steps/{name} with an empty object. */
  pass?: (context: CheckoutContext, checkoutId: string) => Promise<SaveResult>
  /** The other calls of its page. */
  routes?: ReturnType<typeof callRoutes>
}
