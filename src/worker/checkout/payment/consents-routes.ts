import { consentsBody } from '../../../shared/checkout/payment/consents-body.ts'
import { notFound, notOwner } from '../routes/answer.ts'
import { body, callRoutes, onCheckout } from '../routes/on-checkout.ts'
import { saveConsents } from './save-consents.ts'

export const consentsRoutes = callRoutes().put('/checkout/consents', body(consentsBody), (c) =>
  onCheckout(c, async (context, id) => {
    const result = await saveConsents(context, id, c.req.valid('json'))
    return result === 'kept' ? c.body(null, 204) : result === 'not-owner' ? notOwner(c) : notFound(c)
  }),
)
