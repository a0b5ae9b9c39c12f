import type { Send } from '../../../provider/send.ts'
import type { CheckoutApi } from './checkout-api.ts'

/** The checkout API at the market's provider. */
export const remoteCheckoutApi = (send: Send): CheckoutApi => ({
  takes: () => true,
  state: (checkoutId) => send('tours-checkout-api/state', { checkoutId }),
  schedule: (checkoutId, plan) => send('tours-checkout-api/payment-schedule', { checkoutId, query: { plan } }),
  createSession: (checkoutId, body, idempotencyKey) => send('tours-checkout-api/create-session', { checkoutId, body, idempotencyKey }),
  session: (checkoutId, session) => send('tours-checkout-api/session', { checkoutId, query: { session } }),
  confirmSession: (checkoutId, session, body) => send('tours-checkout-api/confirm-session', { checkoutId, query: { session }, body }),
  cancelSession: (checkoutId, session, idempotencyKey) =>
    send('tours-checkout-api/cancel-session', { checkoutId, query: { session }, body: {}, idempotencyKey }),
})
