import { acceptedChanges, removedParts } from '../../../../shared/checkout/steps/availability/body.ts'
import { answerCheck, answerSave } from '../../routes/answer.ts'
import { body, callRoutes, onCheckout } from '../../routes/on-checkout.ts'
import { removeParts } from './removed-parts.ts'
import { acceptChanges, checkAvailability } from './save.ts'

export const availabilityRoutes = callRoutes()
  .post('/checkout/availabilityCheck', (c) => onCheckout(c, async (context, id) => answerCheck(c, await checkAvailability(context, id))))
  .post('/checkout/accepted-changes', body(acceptedChanges), (c) =>
    onCheckout(c, async (context, id) => answerCheck(c, await acceptChanges(context, id, c.req.valid('json').changes))),
  )
  .post('/checkout/removed-parts', body(removedParts), (c) =>
    onCheckout(c, async (context, id) => answerSave(c, await removeParts(context, id, c.req.valid('json').componentIds))),
  )
