import { acceptedChanges, removedParts } from '../../../shared/checkout/writes/availability.ts'
import { acceptChanges, checkAvailability, saveAvailability } from '../saves/availability.ts'
import { removeParts } from '../saves/removed-parts.ts'
import { answerCheck, answerSave } from './answer.ts'
import { body, callRoutes, onCheckout } from './on-checkout.ts'

export const availabilityRoutes = callRoutes()
  .post('/checkout/availabilityCheck', (c) => onCheckout(c, async (context, id) => answerCheck(c, await checkAvailability(context, id))))
  .post('/checkout/accepted-changes', body(acceptedChanges), (c) =>
    onCheckout(c, async (context, id) => answerCheck(c, await acceptChanges(context, id, c.req.valid('json').changes))),
  )
  .post('/checkout/removed-parts', body(removedParts), (c) =>
    onCheckout(c, async (context, id) => answerSave(c, await removeParts(context, id, c.req.valid('json').componentIds))),
  )
  .post('/checkout/steps/availability', (c) =>
    onCheckout(c, async (context, id) => answerSave(c, await saveAvailability(context, id, { accepted: [], removed: [] }))),
  )
