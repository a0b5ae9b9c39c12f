import { consentsBody } from '../../../shared/checkout/writes/consents.ts'
import { saveConsents } from '../saves/consents.ts'
import { notFound, notOwner } from './answer.ts'
import { body, callRoutes, onCheckout } from './on-checkout.ts'

export const consentsRoutes = callRoutes().put('/checkout/consents', body(consentsBody), (c) =>
  onCheckout(c, async (context, id) => {
    const result = await saveConsents(context, id, c.req.valid('json'))
    return result === 'kept' ? c.body(null, 204) : result === 'not-owner' ? notOwner(c) : notFound(c)
  }),
)
