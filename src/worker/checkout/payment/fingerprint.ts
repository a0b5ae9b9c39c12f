import { type PaymentMethod, type PaymentPlan, paymentMethods, paymentPlans } from '../../../shared/checkout/payment/payment-method.ts'
import type { Money } from '../../../shared/format/money.ts'

type Paid = {
  /** What the payments of a change are told apart by. */
  change: string | undefined
  plan: PaymentPlan
  method: PaymentMethod
  due: Money
  /** Proof of the e-mail: the same for the same one, and nothing else about it. */
  payer: string
}

/** What identifies a payment: where any of it differs, it is another payment (rule 80). */
export const toFingerprint = ({ change, plan, method, due, payer }: Paid): string =>
  [...(change ? [change] : []), plan, method, due.amount, due.currency, payer].join(' ')

export const planIn = (fingerprint: string): PaymentPlan | undefined => {
  const words = fingerprint.split(' ')
  return paymentPlans.find((plan) => words.includes(plan))
}

export function methodIn(fingerprint: string): PaymentMethod | undefined {
  const plan = planIn(fingerprint)
  const words = fingerprint.split(' ')
  return plan && paymentMethods.find((method) => method === words[words.indexOf(plan) + 1])
}
