import { coveredOf, paidOf, type TransactionView, toTransactionViews } from '../../../shared/checkout/payment/transactions.ts'
import type { ScheduleItem } from '../../../shared/checkout/steps/payment/page.ts'
import type { Money } from '../../../shared/format/money.ts'
import type { CheckoutContext } from '../context.ts'
import type { EntryFacts } from '../trip/facts.ts'
import { loadPaymentFacts } from './payment-facts.ts'

type Booked = Pick<EntryFacts, 'checkoutId' | 'details' | 'state' | 'channel'>

export type PaymentSummary = {
  transactions: TransactionView[]
  /** What has arrived. */
  paid?: Money
  /** What is neither here, nor held, nor on its way. */
  rest?: Money
  /** The rest by dates, where a schedule names them. */
  due: ScheduleItem[]
}

/** What was paid and what is still to come, by the provider's own transactions. */
export async function paymentSummaryOf(context: CheckoutContext, booked: Booked): Promise<PaymentSummary> {
  const { prices, paymentTransactions } = booked.details
  const total = prices.discountedPackagePrice
  const transactions = toTransactionViews(paymentTransactions)
  const paid = paidOf(transactions)
  const open = total.amount - (coveredOf(transactions)?.amount ?? 0)
  const payment = open > 0 ? await loadPaymentFacts(context, booked, total).catch(() => undefined) : undefined
  return {
    transactions,
    ...(paid && { paid }),
    ...(open > 0 && { rest: { amount: open, currency: total.currency } }),
    due: later(payment?.schedules ?? [], open),
  }
}

/** The payments still to come of the schedule that leaves exactly what is open. */
const later = (schedules: readonly { items: ScheduleItem[] }[], open: number): ScheduleItem[] =>
  schedules
    .map(({ items }) => items.filter(({ isNow }) => !isNow))
    .find((items) => items.reduce((sum, { amount }) => sum + amount.amount, 0) === open) ?? []
