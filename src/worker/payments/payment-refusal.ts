import type { DeclineReason } from '../../shared/checkout/payment/decline.ts'
import { AppError } from '../../shared/errors/app-error.ts'

/**
 * Why a payment cannot be begun although everything answered. `declined`: the bank says no. `unavailable`: the processor refuses the shop, so pressing again does not help.
 * `unclear-amount`: the provider's figures contradict each other.
 */
export type PaymentRefusalReason = { kind: 'declined'; decline: DeclineReason } | { kind: 'unavailable' } | { kind: 'unclear-amount' }

/** Trouble of the gateway to all but the payment step, which has a sentence for each reason. */
export class PaymentRefusal extends AppError {
  readonly reason: PaymentRefusalReason

  constructor(reason: PaymentRefusalReason, message: string) {
    super('BAD_GATEWAY', message)
    this.name = 'PaymentRefusal'
    this.reason = reason
  }
}
