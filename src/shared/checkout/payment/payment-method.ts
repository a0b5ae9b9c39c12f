export const paymentPlans = ['ONE_TIME', 'SPLIT_PAYMENT', 'INSTALLMENT'] as const
export type PaymentPlan = (typeof paymentPlans)[number]

/** Methods as the page offers them; on the wire they are `wireMethods`. */
export const paymentMethods = ['card', 'sepa_debit', 'ideal', 'invoice'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const wireMethods = ['CARD', 'SEPA_DEBIT', 'IDEAL'] as const
export type WireMethod = (typeof wireMethods)[number]

/** An invoice is sent as SEPA_DEBIT. */
const wireMethodOf: Readonly<Record<PaymentMethod, WireMethod>> = {
  card: 'CARD',
  sepa_debit: 'SEPA_DEBIT',
  ideal: 'IDEAL',
  invoice: 'SEPA_DEBIT',
}
export const toWireMethod = (method: PaymentMethod): WireMethod => wireMethodOf[method]

/**
 * Why no session was made, in the problem+json of status 400, 409 or 422 as `reason`. With `changed` the availability step shows what changed;
 * with `paid` the confirmation is the place to go; with `superseded` another way of paying was chosen meanwhile; with `terms-missing` the terms as they stand now were not agreed to;
 * with `checking` nobody can say at the moment what became of an earlier attempt. With `declined`, `unavailable` (the processor refuses the shop) and `unclear-amount`
 * (the provider's figures contradict each other) `detail` says what to do.
 */
export const sessionRefusals = [
  'missing-required-fields',
  'changed',
  'paid',
  'superseded',
  'window-closed',
  'agency-inactive',
  'terms-missing',
  'unsupported-plan',
  'checking',
  'declined',
  'unavailable',
  'unclear-amount',
] as const
export type SessionRefusal = (typeof sessionRefusals)[number]

/** Methods that need nothing typed into the processor's fields: the worker goes on with them by itself. */
export const isFieldless = (method: PaymentMethod): method is 'ideal' | 'invoice' => method === 'ideal' || method === 'invoice'

/** What the page showed as "pay now", in minor units; it goes beside the body, which holds exactly its fields. */
export const expectedAmountHeader = 'x-expected-amount'
/** The method as the page offers it: on the wire an invoice looks like a debit. */
export const methodHeader = 'x-payment-method'
