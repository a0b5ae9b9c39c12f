import type { WorkerStep } from '../worker-step.ts'
import { experiencesAction } from './action.ts'
import { experiencesData } from './data.ts'
import { experiencesRoutes } from './routes.ts'
import { completeAnswers } from './save.ts'

export const experiencesStep: WorkerStep<'experiences'> = {
  data: experiencesData,
  action: experiencesAction,
  pass: completeAnswers,
  routes: experiencesRoutes,
}
