/** What Stripe's script reaches from a page with fields (provider-apis 7); frames are spread over sub-domains, 3-D Secure has its own. */
export const stripeOrigins = {
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
  forms: [],
} as const satisfies Record<string, readonly string[]>
