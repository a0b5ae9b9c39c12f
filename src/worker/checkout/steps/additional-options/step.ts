import type { WorkerStep } from '../worker-step.ts'
import { additionalOptionsAction } from './action.ts'
import { additionalOptionsData } from './data.ts'
import { additionalOptionsRoutes } from './routes.ts'
import { saveOptions } from './save.ts'

export const additionalOptionsStep: WorkerStep<'additional-options'> = {
  data: additionalOptionsData,
  action: additionalOptionsAction,
  pass: (context, checkoutId) => saveOptions(context, checkoutId, {}, true),
  routes: additionalOptionsRoutes,
}
