import type { WorkerStep } from '../worker-step.ts'
import { availabilityAction } from './action.ts'
import { availabilityData } from './data.ts'
import { availabilityRoutes } from './routes.ts'
import { saveAvailability } from './save.ts'

export const availabilityStep: WorkerStep<'availability'> = {
  data: availabilityData,
  action: availabilityAction,
  pass: (context, checkoutId) => saveAvailability(context, checkoutId, { accepted: [], removed: [] }),
  routes: availabilityRoutes,
}
