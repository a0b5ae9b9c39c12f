import type { StripeIntent } from './intents.ts'

/** The bank is met where the traveller comes from: a call of the shop's server knows the sandbox by its name alone. */
function bankAt({ behaviour }: StripeIntent, origin: string): string {
  const at = new URL(origin)
  if (behaviour?.returnUrl) at.port = new URL(behaviour.returnUrl).port
  return at.origin
}

/** A PaymentIntent in the processor's own shape, as far as a shop reads it. */
export function intentView(intent: StripeIntent, origin: string) {
  const { id, secret, amount, currency, method, capture, checkout_id, status, error } = intent
  const next =
    method === 'ideal'
      ? { type: 'redirect_to_url', redirect_to_url: { url: `${bankAt(intent, origin)}/stripe/bank/${id}?client_secret=${secret}` } }
      : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `/stripe/challenge/${id}` } }
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: [method],
    amount,
    amount_capturable: status === 'requires_capture' ? amount : 0,
    amount_received: status === 'succeeded' ? amount : 0,
    capture_method: capture,
    client_secret: secret,
    currency,
    last_payment_error: error ?? null,
    livemode: false,
    metadata: { checkout: checkout_id },
    next_action: status === 'requires_action' ? next : null,
    payment_method_types: [method],
    status,
  }
}
