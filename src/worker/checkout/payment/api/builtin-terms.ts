import { toBookingStatus } from '../../../../shared/checkout/entry/entry.ts'
import { balanceOf } from '../../../../shared/checkout/payment/balance.ts'
import type { ScheduleTerms } from '../../../../shared/checkout/payment/builtin-schedules.ts'
import { paidOf, toTransactionViews } from '../../../../shared/checkout/payment/transactions.ts'
import { changeMoney } from '../../../../shared/checkout/steps/modifications/changes.ts'
import type { Market } from '../../../../shared/market/market.ts'
import type { CheckoutDetails } from '../../../../shared/provider/checkout-details.ts'
import type { Prices } from '../../../../shared/provider/prices.ts'

type Told = Pick<CheckoutDetails, 'checkoutState' | 'paymentTransactions'> & { itinerary: Pick<CheckoutDetails['itinerary'], 'startDate'> }
type Agreed = { schedules: Market['checkout']['schedules']; today: string }

/** What the provider tells of a checkout, as schedules are made from it: of a change, what it costs more; where there is nothing to compare, nothing. */
export function termsOf(
  { checkoutState, paymentTransactions, itinerary }: Told,
  prices: Prices,
  { schedules, today }: Agreed,
): ScheduleTerms {
  const isChange = toBookingStatus(checkoutState) === 'BOOKING_CHANGE_INITIATED'
  return {
    price: prices.discountedPackagePrice.amount,
    change: isChange ? (changeMoney(prices, paidOf(toTransactionViews(paymentTransactions)))?.due.amount ?? 0) : undefined,
    downPayment: prices.downPayment.amount,
    startDate: itinerary.startDate,
    today,
    ...schedules,
  }
}

/** Where the four figures contradict each other (docs/decisions/035): a line with all of them, for the operator to ask the provider about. */
export function unclearAmountLine(
  checkoutId: string,
  { paymentTransactions }: Pick<CheckoutDetails, 'paymentTransactions'>,
  prices: Prices,
): string | undefined {
  const paid = paidOf(toTransactionViews(paymentTransactions))
  if (balanceOf({ ...prices, paid })) return undefined
  const { discountedPackagePrice: price, downPayment, openAmount } = prices
  return JSON.stringify({ event: 'open-amount-unclear', checkoutId, price, downPayment, openAmount, paid: paid ?? { ...price, amount: 0 } })
}
