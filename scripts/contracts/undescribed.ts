/** A call that the product makes though no description names it: `METHOD path`, `*` for any method or for all that follows. */
type Undescribed = { call: string; why: string }

/** What the provider publishes nothing about, and why it is asked all the same (decision 045). Anything else has to be described. */
export const undescribed: readonly Undescribed[] = [
  { call: 'GET /discovery/v1/*', why: 'the discovery API is not published; the storefront’s own shapes' },
  { call: '* /tours-checkout-api/*', why: 'the checkout API is published nowhere; the worker can be it (decision 017)' },
  { call: 'GET /bookings/{version}/{checkoutId}', why: 'the booking object is published in fragments only' },
  { call: 'GET /checkout/v1/checkouts/{checkoutId}/base-services/offers', why: 'newer than the published description' },
  { call: 'PUT /checkout/v1/checkouts/{checkoutId}/base-services/offers', why: 'newer than the published description' },
  { call: 'GET /checkout/v1/checkouts/{checkoutId}/regulatory-information', why: 'newer than the published description' },
]
