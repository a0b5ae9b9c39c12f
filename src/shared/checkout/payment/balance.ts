import type { Money } from '../../format/money.ts'

/** What the provider tells of a trip's price and payments, and what has arrived of it. */
export type BalanceFigures = { discountedPackagePrice: Money; downPayment: Money; openAmount: Money; paid: Money | undefined }

/**
 * What is still to be paid, or nothing where the figures contradict each other. The contract's `openAmount` is what remains after the down payment, whether that has been
 * paid or not; it may also be meant as everything that has not been paid yet. Price and payments give the balance either way: the open amount only has to fit one of the two readings
 * (docs/decisions/035).
 */
export function balanceOf({ discountedPackagePrice: price, downPayment, openAmount, paid }: BalanceFigures): Money | undefined {
  const { currency } = price
  if ([downPayment, openAmount, paid ?? price].some((each) => each.currency !== currency)) return undefined
  const arrived = paid?.amount ?? 0
  const unpaid = Math.max(0, price.amount - arrived)
  const afterDownPayment = Math.max(0, price.amount - Math.max(downPayment.amount, arrived))
  return openAmount.amount === unpaid || openAmount.amount === afterDownPayment ? { amount: unpaid, currency } : undefined
}
