import type { WorkerStep } from '../worker-step.ts'
import { travellerDetailsAction } from './action.ts'
import { travellerDetailsData } from './data.ts'
import { travellerDetailsRoutes } from './routes.ts'

export const travellerDetailsStep: WorkerStep<'traveller-details'> = {
  data: travellerDetailsData,
  action: travellerDetailsAction,
  routes: travellerDetailsRoutes,
}
