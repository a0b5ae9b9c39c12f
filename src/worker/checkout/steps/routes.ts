import { stepNames } from '../../../shared/checkout/steps/table.ts'
import { answerSave } from '../routes/answer.ts'
import { callRoutes, onCheckout } from '../routes/on-checkout.ts'
import { workerSteps } from './worker-steps.ts'

/** The calls of every step's page. */
export const stepRoutes = callRoutes()
for (const step of stepNames) {
  const { pass, routes } = workerSteps[step]
  if (routes) stepRoutes.route('/', routes)
  if (pass) stepRoutes.post(`/checkout/steps/${step}`, (c) => onCheckout(c, async (context, id) => answerSave(c, await pass(context, id))))
}
