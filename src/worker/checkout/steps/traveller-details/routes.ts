import { travellerDetails } from '../../../../shared/checkout/steps/traveller-details/body.ts'
import { standingOf } from '../../../visitor/ownership.ts'
import { answerSave, notFound } from '../../routes/answer.ts'
import { body, callRoutes, onCheckout } from '../../routes/on-checkout.ts'
import { validateStored } from '../validate-stored.ts'
import { saveTravellerDetails } from './save.ts'

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
