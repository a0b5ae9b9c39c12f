import type { CheckoutPageData } from '../../../shared/checkout/steps/page-data.ts'
import { type StepName, stepNames } from '../../../shared/checkout/steps/table.ts'
import type { Action, Loader } from '../../loaders/loader.ts'
import { tellingOfPayment } from '../payment/begun-payment.ts'
import { promoOr } from '../promo-code/action.ts'
import { linkOr } from '../resume/action.ts'
import { showStep } from './show-step.ts'
import { withSideForms } from './side-forms.ts'
import type { WorkerStep } from './worker-step.ts'
import { workerSteps } from './worker-steps.ts'

type Page<Data> = { load: Loader<Data>; post: Action<Data> }

/** The page of a step, and its form with the buttons that post it along: of the code, of the link, and of whoever is no owner. */
function toPage<Step extends StepName>(
  step: Step,
  { data, action, dataAsTyped = () => data }: WorkerStep<Step>,
): Page<CheckoutPageData[Step]> {
  const load = tellingOfPayment((context) => showStep(context, step, data))
  return { load, post: withSideForms(load, promoOr(step, dataAsTyped, linkOr(step, dataAsTyped, action))) }
}

const pages = stepNames.map((step) => [step, toPage(step, workerSteps[step])] as const)

export const stepLoaders = Object.fromEntries(pages.map(([step, { load }]) => [step, load])) as {
  [Step in StepName]: Loader<CheckoutPageData[Step]>
}
export const stepActions = Object.fromEntries(pages.map(([step, { post }]) => [step, post])) as {
  [Step in StepName]: Action<CheckoutPageData[Step]>
}
