import type { WorkerStep } from '../worker-step.ts'
import { chosenPage, paymentAction } from './action.ts'
import { paymentData } from './data.ts'

export const paymentStep: WorkerStep<'payment'> = {
  data: paymentData,
  action: paymentAction,
  dataAsTyped: (typed) => chosenPage(typed, {}),
}
