export const paymentPlans = ['ONE_TIME', 'SPLIT_PAYMENT', 'INSTALLMENT'] as const
export type PaymentPlan = (typeof paymentPlans)[number]

/** Methods as the page offers them (§4); on the wire they are `wireMethods` (§7). */
export const paymentMethods = ['card', 'sepa_debit', 'ideal', 'invoice'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const wireMethods = ['CARD', 'SEPA_DEBIT', 'IDEAL'] as const
export type WireMethod = (typeof wireMethods)[number]

/** §7: invoice is sent as SEPA_DEBIT. */
export const toWireMethod = (method: PaymentMethod): WireMethod =>
  method === 'card' ? 'CARD' : method === 'ideal' ? 'IDEAL' : 'SEPA_DEBIT'

/** Methods that need nothing typed into the processor's fields: the worker goes on with them by itself. */
export const isFieldless = (method: PaymentMethod): method is 'ideal' | 'invoice' => method === 'ideal' || method === 'invoice'

/** What the page showed as "pay now", in minor units; it goes beside the body, which holds exactly its fields. */
export const expectedAmountHeader = 'x-expected-amount'
/** The method as the page offers it: on the wire an invoice looks like a debit. */
export const methodHeader = 'x-payment-method'
