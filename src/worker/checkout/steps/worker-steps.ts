import type { StepName } from '../../../shared/checkout/steps/table.ts'
import { additionalOptionsStep } from './additional-options/step.ts'
import { availabilityStep } from './availability/step.ts'
import { experiencesStep } from './experiences/step.ts'
import { paymentStep } from './payment/step.ts'
import { travellerDetailsStep } from './traveller-details/step.ts'
import type { WorkerStep } from './worker-step.ts'

/** The worker's part of each step. */
export const workerSteps: { readonly [Step in StepName]: WorkerStep<Step> } = {
  'traveller-details': travellerDetailsStep,
  'additional-options': additionalOptionsStep,
  experiences: experiencesStep,
  availability: availabilityStep,
  payment: paymentStep,
}
