/**
 * What Stripe's script reaches from a page with fields; frames are spread over sub-domains, 3-D Secure has its own.
 * `forms`: where the form of the step is led on to without a script, by Stripe's own redirect to the page where iDEAL asks for the bank.
 */
export const stripeOrigins = {
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
  forms: ['https://pm-redirects.stripe.com', 'https://hooks.stripe.com', 'https://pay.ideal.nl'],
} as const satisfies Record<string, readonly string[]>
