import type { Checkout } from '../provider/checkout-record.ts'
import { choicesOf } from '../provider/money-views.ts'
import { today } from '../today.ts'
import { packagePrices } from '../trip/package-prices.ts'
import { type PaymentPlan, scheduleOf } from '../trip/payment-schedules.ts'

/** What is due when, in minor units; the first item today. */
export function dueItems(checkout: Checkout, plan: PaymentPlan) {
  const { trip } = checkout
  const prices = packagePrices(trip, choicesOf(checkout), today())
  return scheduleOf(plan, prices.discounted, prices.downPayment, trip.startDate, today())
}
