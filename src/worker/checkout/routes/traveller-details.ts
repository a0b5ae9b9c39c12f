import { travellerDetails } from '../../../shared/checkout/writes/traveller-details.ts'
import { saveTravellerDetails } from '../saves/traveller-details.ts'
import { standingOf } from '../standing.ts'
import { validateStored } from '../validate-stored.ts'
import { answerSave, notFound } from './answer.ts'
import { body, callRoutes, onCheckout } from './on-checkout.ts'

export const travellerDetailsRoutes = callRoutes()
  .post('/checkout/traveler-details', body(travellerDetails), (c) =>
    onCheckout(c, async (context, id) => answerSave(c, await saveTravellerDetails(context, id, c.req.valid('json')))),
  )
  .get('/checkout/traveler-details/validate-stored', (c) =>
    onCheckout(c, async (context, id) => {
      const standing = await standingOf(context, id)
      return standing === 'elsewhere' ? notFound(c) : c.json(await validateStored(context, id, standing === 'owner'))
    }),
  )
