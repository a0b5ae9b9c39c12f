import type { Processor } from '../../../../shared/checkout/pages/payment.ts'
import type { FieldLook, PaymentFields } from './payment-fields.ts'

/** The processor's own script is the only thing of a third party on this page (ruling 54). */
export async function loadPaymentFields(processor: Processor, look: FieldLook): Promise<PaymentFields> {
  const { sandboxFields } = await import('./sandbox-fields.ts')
  return sandboxFields(processor, look)
}
