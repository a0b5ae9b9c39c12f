import type { Processor } from '../../../../shared/checkout/steps/payment/page.ts'
import type { FieldStyle, PaymentFields } from './payment-fields.ts'

/** The processor's own script is the only thing of a third party on this page (rule 82). */
export async function loadPaymentFields(processor: Processor, look: FieldStyle): Promise<PaymentFields> {
  if (processor.kind === 'stripe') return (await import('./stripe-fields.ts')).stripeFields(processor, look)
  return (await import('./sandbox-fields.ts')).sandboxFields(processor, look)
}
